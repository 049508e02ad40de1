import { z } from "zod";
import { Problem } from "../answer/problem";
import { findNearestName } from "./nearest";
import { announce, type FlatSchema, sayWhatBelongs } from "./schema";

/** Fields that clients add to every call, which are not meant for the tool: Cline and n8n do. */
const ADDED_BY_CLIENTS: ReadonlySet<string> = new Set([
  "task_progress",
  "sessionId",
  "toolCallId",
  "chatInput",
  "action",
]);

/** Characters of a wrong value that an answer repeats. */
const SHOWN = 40;

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
};

/**
 * Reads the arguments of a call. Models and gateways write one thing in several ways: a number as text, a list as JSON,
 * `null` for what they leave out. What has one clear meaning is read; everything else is a problem that names the field.
 *
 * @param shape what the tool takes
 * @throws Problem for an unknown argument, with the nearest right name, and for a value that does not fit
 */
export function readArguments<Shape extends z.ZodRawShape>(
  shape: Shape,
  given: unknown,
): z.infer<z.ZodObject<Shape>> {
  const schema = announce(shape);
  const normalised = normalise(given ?? {}, schema, "");
  const { success, data, error } = z.strictObject(shape).safeParse(normalised);
  if (success) return data as z.infer<z.ZodObject<Shape>>;
  throw new Problem(
    error.issues
      .slice(0, 5)
      .map((issue) => getSentence(issue, schema, normalised))
      .join("\n"),
  );
}

/** Returns a value in the form that the schema names; undefined for what the caller left out. */
function normalise(value: unknown, schema: FlatSchema, path: string): unknown {
  if (value === null || value === undefined) return undefined;
  switch (schema.type) {
    case "object":
      return normaliseObject(parseText(value), schema, path);
    case "array": {
      const list = parseText(value);
      if (!Array.isArray(list) || !schema.items) return list;
      return list.map((item, index) => normalise(item, schema.items!, `${path}[${index}]`));
    }
    case "string":
      return normaliseText(value, schema, path);
    case "boolean":
      return value === "true" ? true : value === "false" ? false : value;
    default:
      return typeof value === "string" && /^\s*-?\d{1,20}(?:\.\d{1,20})?\s*$/.test(value)
        ? Number(value)
        : value;
  }
}

function normaliseObject(value: unknown, { properties = {}, required = [] }: FlatSchema, path: string) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const read: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const at = path ? `${path}.${key}` : key;
    if (!property) {
      if (path === "" && ADDED_BY_CLIENTS.has(key)) continue;
      throw new Problem(describeUnknownName(key, path, Object.keys(properties)));
    }
    const isLeftOut = (item === "" || (Array.isArray(item) && item.length === 0)) && !required.includes(key);
    const normalised = isLeftOut ? undefined : normalise(item, property, at);
    if (normalised !== undefined) read[key] = normalised;
  }
  return read;
}

/** Names an unknown argument and the nearest right one. */
function describeUnknownName(key: string, path: string, names: readonly string[]): string {
  const nearest = findNearestName(key, names);
  const where = path ? `${path} has` : "This tool has";
  const meant = nearest ? ` Did you mean ${nearest}?` : "";
  return `${key.slice(0, SHOWN)}: ${where} no field of this name.${meant} Its fields are ${names.join(", ")}.`;
}

/** Returns the list or object that a text contains as JSON, or the value itself. */
function parseText(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function normaliseText(value: unknown, schema: FlatSchema, path: string): unknown {
  if (typeof value === "number") {
    // A fraction gets the sentence of its field, which says what to write.
    if (Number.isSafeInteger(value) || !Number.isInteger(value)) return String(value);
    throw new Problem(
      `${path}: write the digits in quotes, because a number as large as ${show(value)} loses digits in JSON.${sayWhatBelongs(schema)}`,
    );
  }
  if (typeof value === "object" && value !== null) return writeList(value);
  if (typeof value !== "string" || !schema.enum) return value;
  const wanted = listLetters(value);
  return schema.enum.find((choice) => listLetters(choice) === wanted) ?? value;
}

/** Returns the letters and digits of a word, because people write The Graph for `the-graph`. */
const listLetters = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Writes rows as CSV and everything else as JSON: a field that contains such a text may be given as what it means. */
function writeList(value: object): string {
  if (!Array.isArray(value) || value.length === 0) return JSON.stringify(value);
  const rows = value as readonly unknown[];
  if (rows.every((row) => Array.isArray(row)))
    return rows.map((row) => row.map(writeCell).join(",")).join("\n");
  if (rows.every((row) => typeof row === "string")) return rows.join("\n");
  if (!rows.every((row) => typeof row === "object" && row !== null)) return JSON.stringify(value);
  const heads = Object.keys(rows[0] as object);
  const lines = rows.map((row) =>
    heads.map((head) => writeCell((row as Record<string, unknown>)[head])).join(","),
  );
  return [heads.map(writeCell).join(","), ...lines].join("\n");
}

const writeCell = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Says what is wrong with a field, and what its description asks for. */
function getSentence(issue: z.core.$ZodIssue, schema: FlatSchema, given: unknown): string {
  const path = issue.path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("");
  let field: FlatSchema | undefined = schema;
  // An entry of a list may have no description of its own.
  let description = "";
  let value = given;
  for (const part of issue.path) {
    field = typeof part === "number" ? field?.items : field?.properties?.[String(part)];
    value = (value as Record<PropertyKey, unknown> | undefined)?.[part];
    description = (field && sayWhatBelongs(field)) || description;
  }
  const name = path.replace(/^\./, "") || "arguments";
  if (value === undefined) return `${name} is missing.${description}`;
  return `${name}: ${show(value)} ${getFault(issue, field)}.${description}`;
}

/** What a value of each type is called. */
const KINDS: Readonly<Record<FlatSchema["type"], string>> = {
  object: "an object with named fields",
  array: "a list",
  string: "a text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
};

/** Says what is wrong with a value, as the end of a sentence that begins with the value. */
function getFault(issue: z.core.$ZodIssue, field: FlatSchema | undefined): string {
  if (field?.enum) return `is not one of ${field.enum.join(", ")}`;
  if (issue.code === "custom") return issue.message;
  if (issue.code === "too_big") return `is too ${SIZES[field?.type ?? "string"]}: at most ${issue.maximum}`;
  if (issue.code === "too_small") {
    return Number(issue.minimum) === 1 && field?.type !== "integer"
      ? "is empty"
      : `is less than ${issue.minimum}`;
  }
  return `is not ${field ? KINDS[field.type] : "what belongs here"}`;
}

/** What a value with too much of each type is. */
const SIZES: Readonly<Record<FlatSchema["type"], string>> = {
  object: "long",
  array: "long",
  string: "long",
  integer: "large",
  number: "large",
  boolean: "long",
};
