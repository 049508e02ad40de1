export { CsvTemplates, type CsvTemplatesProps } from "./CsvTemplates";
export { CsvColumns, RenamedColumns } from "./CsvColumns";
