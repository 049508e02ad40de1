export { Marked } from "./Marked";
