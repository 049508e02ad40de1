export { Breakable, CodeInline } from "./CodeInline";
