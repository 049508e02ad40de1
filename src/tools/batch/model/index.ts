export { checksumOf, safeFile, type SafeFile } from "./handover/safeFile";
