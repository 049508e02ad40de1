export { CreationGas, type CreationGasProps } from "./CreationGas";
