export { StreamPlayground } from "./StreamPlayground";
