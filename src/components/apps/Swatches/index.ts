export { Swatches, type SwatchesProps } from "./Swatches";
