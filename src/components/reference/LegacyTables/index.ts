export { LegacyContracts, LegacyDeposits } from "./LegacyTables";
