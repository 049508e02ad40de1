export { columnsOf, envioSchema, envioTypes } from "./envio";
export { entityOf, isStored, type Entity, type Field, type IndexerModel } from "./model";
export { comparisonsOf, theGraphSchema, theGraphType } from "./theGraph";
