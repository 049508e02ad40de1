export { ClearSpace, MarkFiles, OfficialMarks } from "./BrandMark";
