export { ShapeValues } from "../../leftAsDrawn.server";
