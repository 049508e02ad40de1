export { socialCards } from "./src/step";
