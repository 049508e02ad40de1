export { Address } from "./Address";
