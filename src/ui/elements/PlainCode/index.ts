export { PlainCode } from "./PlainCode";
