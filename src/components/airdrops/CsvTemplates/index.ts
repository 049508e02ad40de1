export { CsvTemplates } from "./CsvTemplates";
export { CsvColumns, OldTemplates, RenamedColumns } from "./CsvColumns";
