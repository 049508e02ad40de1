export { CreationGas, PartsLimit } from "./CreationGas";
