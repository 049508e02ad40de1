export { markdownTwins, twinLinks } from "./src/step";
