import { isLosslessNumber, parse } from "lossless-json";

/** JSON in which every number keeps its digits. */
export type Json = string | JsonNumber | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A number as the file writes it: `1000000000000000000001`, `1.5e3`. */
export class JsonNumber {
  constructor(readonly digits: string) {}
}

/**
 * Parses JSON without losing a digit, and rejects an object that names a key twice.
 * @returns a sentence if the text is not JSON
 */
export function parseJson(text: string): { readonly json: Json } | string {
  try {
    return { json: convert(parse(text)) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    return reason.startsWith("Duplicate key")
      ? "The JSON names a key twice with different values, so nobody can say which one counts. Do not sign it."
      : "The JSON is incomplete. Copy all of it, or drop the file itself.";
  }
}

function convert(value: unknown): Json {
  if (isLosslessNumber(value)) return new JsonNumber(value.toString());
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
  return value as string | boolean | null;
}

export type JsonObject = { readonly [key: string]: Json };

/** Checks whether a value is an object, and neither a list nor a number. */
export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof JsonNumber);

/** Returns a text, or a number as text. */
export function readText(value: Json | undefined): string | undefined {
  if (value instanceof JsonNumber) return value.digits;
  return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * Reads a whole number: `12`, `"12"`, `"0x0c"`.
 * @returns nothing for anything else, such as `1.5` or `1e3`
 */
export function readInteger(value: Json | undefined): bigint | undefined {
  const text = readText(value)?.trim() ?? "";
  return /^(?:\d{1,78}|0x[0-9a-f]{1,64})$/iu.test(text) ? BigInt(text) : undefined;
}
