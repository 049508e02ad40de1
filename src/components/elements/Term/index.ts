export { Term } from "./Term";
