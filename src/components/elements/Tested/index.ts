export { Tested } from "./Tested";
