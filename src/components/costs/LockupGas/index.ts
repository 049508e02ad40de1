export { LockupGas, type Part } from "./LockupGas";
