export { ErrorCount, ErrorList } from "./ErrorCatalogue";
export { ErrorFilter } from "./ErrorFilter";
export { PanicTable } from "./PanicTable";
export { EarlierTable } from "./EarlierTable";
