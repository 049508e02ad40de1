export { ErrorCount, ErrorList } from "./ErrorCatalogue";
export { PanicTable } from "./PanicTable";
export { EarlierTable } from "./EarlierTable";
