export { ApiExplorer } from "./view/ApiExplorer";
