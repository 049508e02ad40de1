export { ChainPicker } from "./ChainPicker";
