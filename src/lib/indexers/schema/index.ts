export { columnsOf, envioSchema, envioTypes, type Column } from "./envio";
export { entityOf, isStored, type Entity, type EnumType, type Field, type IndexerModel } from "./model";
export { comparisonsOf, theGraphSchema, theGraphType } from "./theGraph";
