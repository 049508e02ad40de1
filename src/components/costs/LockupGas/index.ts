export { LockupGas } from "./LockupGas";
