export { LegacyDeposit } from "./LegacyDeposit";
