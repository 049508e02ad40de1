export { CreationGas } from "../../leftAsDrawn.server";
export { PartsLimit, type CreationGasProps } from "./CreationGas";
