export { markdownTwins } from "./src/step";
