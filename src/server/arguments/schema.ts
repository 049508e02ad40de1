import { z } from "zod";

/** The part of JSON Schema that every client's software understands: flat objects, lists and enumerations. */
export interface FlatSchema {
  readonly type: "object" | "array" | "string" | "integer" | "number" | "boolean";
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly items?: FlatSchema;
  readonly properties?: Readonly<Record<string, FlatSchema>>;
  readonly required?: readonly string[];
}

/** Says what a field takes, with the example of its description, as the end of a refusal. */
export const sayWhatBelongs = ({ description = "" }: { readonly description?: string | undefined }): string =>
  description && ` What belongs here: ${description}${description.endsWith(".") ? "" : "."}`;

const announced = new WeakMap<z.ZodRawShape, FlatSchema>();

/**
 * Returns what a tool announces of its arguments. Limits and patterns are checked by the server and named in the
 * descriptions, because converters of clients drop or reject most other keywords.
 */
export function announce(shape: z.ZodRawShape): FlatSchema {
  let schema = announced.get(shape);
  if (!schema) {
    schema = flatten(z.toJSONSchema(z.object(shape), { io: "input" }) as unknown as FlatSchema);
    announced.set(shape, schema);
  }
  return schema;
}

function flatten({ type, description, enum: values, items, properties, required }: FlatSchema): FlatSchema {
  return {
    type,
    ...(description === undefined ? {} : { description }),
    ...(values ? { enum: values } : {}),
    ...(items ? { items: flatten(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, flatten(property)]),
          ),
        }
      : {}),
    ...(required?.length ? { required } : {}),
  };
}
