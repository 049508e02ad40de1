export { ShapeGallery } from "../../leftAsDrawn.server";
export type { ShapeGalleryProps } from "./ShapeGallery";
