export { FoldingContents } from "./FoldingContents";
