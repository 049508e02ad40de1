export { CopyButton } from "./CopyButton";
