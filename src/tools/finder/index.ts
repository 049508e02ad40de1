export { StreamIdBox } from "./view/StreamIdBox";
