export { Questions } from "./Questions";
