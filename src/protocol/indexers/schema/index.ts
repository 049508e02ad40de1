export { columnsOf, envioSchema, envioTypes } from "./envio";
export { findEntity, isStored } from "./model";
export type { Entity, Field, IndexerModel } from "../../../../data/graphql/model";
export { listComparisons, theGraphSchema, theGraphType } from "./theGraph";
