export { CsvChecker } from "./CsvChecker";
