export { BatchBuilder } from "./BatchBuilder";
