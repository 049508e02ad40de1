export { columnsOf, envioSchema, envioTypes } from "./envio";
export { entityOf, isStored } from "./model";
export type { Entity, Field, IndexerModel } from "../../../../data/graphql/model";
export { comparisonsOf, theGraphSchema, theGraphType } from "./theGraph";
