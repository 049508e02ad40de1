export { RevertDecoder } from "./view/RevertDecoder";
