export { ApiExplorer } from "./ApiExplorer";
