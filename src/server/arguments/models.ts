import { type z } from "zod";
import { Problem } from "../answer/problem";
import { sayWhatBelongs } from "./schema";

/** A field that was filled in only because the caller's software needs every field. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === "" ||
  value === "0" ||
  value === 0 ||
  (Array.isArray(value) && value.length === 0);

/**
 * Reads the fields of one model out of a flat object, which contains those of all models.
 *
 * @param models the fields of each model
 * @param given a flat object whose values have been checked
 * @param path name of the object in the arguments
 * @throws Problem for a field of a different model, and for one that is missing
 */
export function readModel<Models extends Readonly<Record<string, z.ZodObject>>>(
  models: Models,
  given: { readonly model: string } & Readonly<Record<string, unknown>>,
  path: string,
): { [Model in keyof Models]: z.infer<Models[Model]> & { model: Model } }[keyof Models] {
  const { model, ...fields } = given;
  const shape = models[model]!.shape as z.ZodRawShape;
  const names = Object.keys(shape);
  const foreign = Object.entries(fields).find(([name, value]) => !names.includes(name) && !isEmpty(value));
  if (foreign) {
    throw new Problem(
      `${path}.${foreign[0]}: the model ${model} has no such field. Its fields are ${names.join(", ")}.`,
    );
  }
  const own = Object.fromEntries(
    names.flatMap((name) => (fields[name] === undefined ? [] : [[name, fields[name]]])),
  );
  const { success, data, error } = models[model]!.safeParse(own);
  if (success) return { ...data, model } as never;
  const missing = error.issues.map(({ path: [name] }) => String(name));
  const first = shape[missing[0]!] as z.ZodType | undefined;
  throw new Problem(
    `${path}.${missing[0]} is missing: the model ${model} needs ${[...new Set(missing)].join(", ")}.${sayWhatBelongs({ description: first?.description })}`,
  );
}
