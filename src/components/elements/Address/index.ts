export { Address, type AddressProps } from "./Address";
