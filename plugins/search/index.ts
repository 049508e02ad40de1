export { default, searchIndex } from "./src";
