export { Swatches } from "./Swatches";
