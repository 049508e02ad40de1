export { columnsOf, envioSchema, type Column } from "./envio";
export { entityOf, isStored, type Entity, type EnumType, type Field, type IndexerModel } from "./model";
export { comparisonsOf, theGraphSchema } from "./theGraph";
