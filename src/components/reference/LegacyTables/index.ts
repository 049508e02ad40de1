export { LegacyContracts, LegacyDeposits, type LegacyContractsProps } from "./LegacyTables";
