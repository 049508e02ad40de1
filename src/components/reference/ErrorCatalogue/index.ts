export { ErrorCount, ErrorList } from "./ErrorCatalogue";
export { PanicTable } from "./PanicTable";
