export { FlowGas } from "./FlowGas";
