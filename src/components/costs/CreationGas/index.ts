export { CreationGas, PartsLimit, type CreationGasProps } from "./CreationGas";
