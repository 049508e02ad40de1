export { AliasTable } from "./AliasTable";
