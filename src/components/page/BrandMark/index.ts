export { ClearSpace, MarkFiles } from "./BrandMark";
