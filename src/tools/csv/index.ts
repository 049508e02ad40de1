export { CsvChecker } from "./view/CsvChecker";
