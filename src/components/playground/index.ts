export { Playground } from "./Playground";
