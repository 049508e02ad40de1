export { StreamIdBox } from "./StreamIdBox";
