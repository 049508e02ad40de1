export { RevertDecoder } from "./RevertDecoder";
