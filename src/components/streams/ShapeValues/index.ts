export { ShapeValues } from "./ShapeValues";
