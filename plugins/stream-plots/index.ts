export { default } from "./src";
