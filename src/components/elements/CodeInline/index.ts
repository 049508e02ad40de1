export { CodeInline } from "./CodeInline";
