import type { Entity, Field, IndexerModel } from "../../../../data/graphql/model";

/** @throws Error when the model names an entity that it does not have */
export function findEntity(model: IndexerModel, name: string): Entity {
  const entity = model.entities.find((entity) => entity.name === name);
  if (!entity) throw new Error(`The indexer "${model.indexer}" has no entity ${name}.`);
  return entity;
}

/** Checks whether a field is a column of its own, rather than worked out from another entity. */
export function isStored(field: Field): boolean {
  return field.kind !== "many";
}

/** Puts a description in front of a definition, in GraphQL's schema language. */
export function getDocumented(description: string, definition: string): string {
  const indent = /^ */.exec(definition)![0];
  return `${indent}${JSON.stringify(description)}\n${definition}`;
}
