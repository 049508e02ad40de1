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
  readonly indexer: "streams" | "airdrops";
  readonly enums: readonly EnumType[];
  readonly entities: readonly Entity[];
}

/** An entity as it is written down: descriptions by field, each as the schema declares it. */
export interface WrittenEntity {
  readonly description: string;
  /** Where it is not the name with an s. */
  readonly plural?: string;
  readonly hasAggregate: boolean;
  /** By `tokenId: BigInt!`, or `actions: [FlowAction!]! from stream` for a list worked out from the other side. */
  readonly fields: Readonly<Record<string, string>>;
}

interface WrittenModel {
  readonly indexer: IndexerModel["indexer"];
  readonly enums: Readonly<
    Record<string, { readonly description: string; readonly values: Readonly<Record<string, string>> }>
  >;
  readonly entities: Readonly<Record<string, WrittenEntity>>;
}

const DECLARATION =
  /^(?<name>\w+): (?:\[(?<many>\w+)!\]! from (?<from>\w+)|(?<type>\[?\w+\]?)(?<needed>!?))$/u;

/** @throws Error when a field is not written as a schema declares it */
export function readModel({ indexer, enums, entities }: WrittenModel): IndexerModel {
  const findKind = (name: string, type: string): Field["kind"] => {
    if (name === "id") return "id";
    if (type in enums) return "enum";
    if (type in entities) return "one";
    return type.startsWith("[") ? "list" : "scalar";
  };
  const readField = ([declaration, description]: [string, string]): Field => {
    const parts = DECLARATION.exec(declaration)?.groups;
    if (!parts) throw new Error(`data/graphql/${indexer}.ts: "${declaration}" declares no field.`);
    const { name = "", many, from, type = "", needed } = parts;
    return many
      ? { name, type: many, nullable: false, kind: "many", from, description }
      : { name, type, nullable: needed === "", kind: findKind(name, type), description };
  };
  return {
    indexer,
    enums: Object.entries(enums).map(([name, { description, values }]) => ({
      name,
      description,
      values: Object.entries(values).map(([value, meaning]) => ({ name: value, description: meaning })),
    })),
    entities: Object.entries(entities).map(([name, { description, plural, hasAggregate, fields }]) => {
      const single = name.charAt(0).toLowerCase() + name.slice(1);
      return {
        name,
        description,
        single,
        plural: plural ?? `${single}s`,
        hasAggregate,
        fields: Object.entries(fields).map(readField),
      };
    }),
  };
}
