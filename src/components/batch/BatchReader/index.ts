export { BatchReader } from "./BatchReader";
