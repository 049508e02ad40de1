export { CsvTemplates, type CsvTemplatesProps } from "./CsvTemplates";
export { CsvColumns, OldTemplates, RenamedColumns } from "./CsvColumns";
