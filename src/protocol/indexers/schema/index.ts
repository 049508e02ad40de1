export { listColumns, writeEnvioSchema, listEnvioTypes } from "./envio";
export { findEntity, isStored } from "./model";
export type { Entity, Field, IndexerModel } from "../../../../data/graphql/model";
export { listComparisons, writeTheGraphSchema, writeTheGraphType } from "./theGraph";
