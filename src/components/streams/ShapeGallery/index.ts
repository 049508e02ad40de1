export { ShapeGallery, type ShapeGalleryProps } from "./ShapeGallery";
