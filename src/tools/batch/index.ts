export { BatchBuilder } from "./view/BatchBuilder/BatchBuilder";
export { BatchReader } from "./view/BatchReader/BatchReader";
