/** A field of an entity as the indexers' own schema has it; the vendors expose it each in its own way. */
export interface Field {
  readonly name: string;
  /** `String`, `Bytes`, `BigInt`, `Boolean`, the name of an enum or entity, or `[String]`. */
  readonly type: string;
  readonly nullable: boolean;
  /** `one`: link that is stored; `many`: list that is worked out from the other side. */
  readonly kind: "id" | "scalar" | "list" | "enum" | "one" | "many";
  /** For `many`: the field of the other entity that points back. */
  readonly from?: string;
  readonly description: string;
}

export interface Entity {
  readonly name: string;
  readonly description: string;
  /** Root fields of The Graph. Envio uses the entity's name. */
  readonly single: string;
  readonly plural: string;
  /** Envio offers counts and sums for it. */
  readonly hasAggregate: boolean;
  readonly fields: readonly Field[];
}

export interface EnumType {
  readonly name: string;
  readonly description: string;
  readonly values: readonly { readonly name: string; readonly description: string }[];
}

/** Everything that an indexer can answer, independent of the vendor. */
export interface IndexerModel {
  readonly indexer: string;
  readonly enums: readonly EnumType[];
  readonly entities: readonly Entity[];
}

/** @throws Error when the model names an entity that it does not have */
export function entityOf(model: IndexerModel, name: string): Entity {
  const entity = model.entities.find((one) => one.name === name);
  if (!entity) throw new Error(`The indexer "${model.indexer}" has no entity ${name}.`);
  return entity;
}

/** Whether a field is a column of its own, rather than worked out from another entity. */
export function isStored(field: Field): boolean {
  return field.kind !== "many";
}

/** Puts a description in front of a definition, in GraphQL's schema language. */
export function documented(description: string, definition: string): string {
  const indent = /^ */.exec(definition)![0];
  return `${indent}${JSON.stringify(description)}\n${definition}`;
}
