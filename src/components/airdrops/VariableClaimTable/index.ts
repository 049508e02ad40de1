export { VariableClaimTable } from "./VariableClaimTable";
