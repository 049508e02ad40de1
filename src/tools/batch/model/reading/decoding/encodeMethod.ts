import {
  type AbiFunction,
  type AbiParameter,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddress,
} from "viem";
import { type Finding, note, unknown } from "../findings";
import { isObject, type Json, JsonNumber, parseJson, readText } from "../parsing/json";
import { showText } from "../parsing/shown";
import { parseDeclaration } from "./strictAbi";

/** Calldata of a transaction that a file describes by its method. */
export interface EncodedMethod {
  readonly data: Hex;
  readonly findings: readonly Finding[];
}

/**
 * Encodes `contractMethod` and `contractInputsValues` as Safe's Transaction Builder does when it loads a file whose
 * `data` is empty.
 *
 * @param known functions of the target, from which missing types of tuples are filled in
 * @returns a sentence that names the field that cannot be encoded
 */
export function encodeMethod(
  method: Json,
  inputs: Json | undefined,
  known: readonly AbiFunction[],
): EncodedMethod | string {
  const findings: Finding[] = [];
  const item = findMethod(method, known, findings);
  if (typeof item === "string") return item;
  const given = isObject(inputs) ? inputs : {};
  const args: unknown[] = [];
  for (const [index, input] of item.inputs.entries()) {
    const name = input.name || String(index);
    const value = readValue(input, given[name], name, findings);
    if (value instanceof Problem) return value.sentence;
    args.push(value);
  }
  const extra = Object.keys(given).filter(
    (name) => !item.inputs.some((input, index) => (input.name || String(index)) === name),
  );
  if (extra.length > 0)
    findings.push(
      unknown(`The file has values that the method ${item.name} does not have: ${extra.join(", ")}.`),
    );
  try {
    return { data: encodeFunctionData({ abi: [item], args }), findings };
  } catch {
    return `The values of ${item.name} cannot be encoded. Compare each with its type.`;
  }
}

class Problem {
  constructor(readonly sentence: string) {}
}

function findMethod(method: Json, known: readonly AbiFunction[], findings: Finding[]): AbiFunction | string {
  if (typeof method === "string") {
    const name = method.split("(", 1)[0]!;
    const same = known.filter((item) => item.name === name);
    if (same.length !== 1)
      return `The method is only the name ${showText(method)}, so its arguments are not certain.`;
    findings.push(
      note("The method is only a name. Safe needs its inputs too and sends empty data otherwise."),
    );
    return same[0]!;
  }
  if (!isObject(method) || typeof method.name !== "string" || !Array.isArray(method.inputs))
    return "The field contractMethod has no name or no inputs, so Safe sends empty data.";
  const written = method.inputs as readonly Json[];
  const same = known.filter(
    ({ name, inputs }) =>
      name === method.name &&
      inputs.length === written.length &&
      inputs.every((input, index) => isSameType(input, written[index])),
  );
  // The values are under the names that the file has.
  if (same.length === 1) {
    const inputs = same[0]!.inputs.map((input, index) => ({
      ...input,
      name: (isObject(written[index]) && readText(written[index].name)) || input.name,
    })) as readonly AbiParameter[];
    return { ...same[0]!, inputs };
  }
  const parameters = written.map(getParameter);
  const wrong = parameters.findIndex((parameter) => parameter === undefined);
  if (wrong !== -1) return `Input ${wrong + 1} of the method ${method.name} has no type that can be encoded.`;
  try {
    return parseDeclaration(`${method.name}(${parameters.join(", ")})`);
  } catch {
    return `The method ${showText(method.name)} has inputs that cannot be encoded.`;
  }
}

/** Checks whether an input has the type of the known function. A tuple without its components counts as the same. */
function isSameType(known: AbiParameter, written: Json | undefined): boolean {
  if (!isObject(written) || written.type !== known.type) return false;
  if (!("components" in known) || !Array.isArray(written.components)) return true;
  const parts = written.components as readonly Json[];
  return (
    parts.length === known.components.length &&
    known.components.every((part, index) => isSameType(part, parts[index]))
  );
}

/** Returns a parameter as Solidity writes it. */
function getParameter(input: Json): string | undefined {
  if (!isObject(input) || typeof input.type !== "string" || !/^[a-z0-9]+(?:\[\d*\])*$/u.test(input.type))
    return undefined;
  const name = typeof input.name === "string" && /^[A-Za-z_]\w*$/u.test(input.name) ? ` ${input.name}` : "";
  if (!input.type.startsWith("tuple")) return `${input.type}${name}`;
  if (!Array.isArray(input.components) || input.components.length === 0) return undefined;
  const parts = (input.components as readonly Json[]).map(getParameter);
  return parts.includes(undefined)
    ? undefined
    : `(${parts.join(", ")})${input.type.slice("tuple".length)}${name}`;
}

function readValue(input: AbiParameter, given: Json | undefined, path: string, findings: Finding[]): unknown {
  const array = /^(.*)\[(\d*)\]$/u.exec(input.type);
  if (array) {
    const list = parseStructure(given);
    if (!Array.isArray(list))
      return new Problem(`${path} must be a list, but the file has ${showText(given)}.`);
    const items = list as readonly Json[];
    if (array[2] !== "" && items.length !== Number(array[2]))
      return new Problem(`${path} must have ${array[2]} entries, but the file has ${items.length}.`);
    return collect(
      items.map((item, index) =>
        readValue({ ...input, type: array[1]! } as AbiParameter, item, `${path}[${index}]`, findings),
      ),
    );
  }
  if ("components" in input) return readTuple(input.components, given, path, findings);
  return readSimple(input.type, given, path, findings);
}

const collect = (values: readonly unknown[]): unknown =>
  values.find((value) => value instanceof Problem) ?? values;

function readTuple(
  components: readonly AbiParameter[],
  given: Json | undefined,
  path: string,
  findings: Finding[],
): unknown {
  const value = parseStructure(given);
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    if (items.length !== components.length)
      return new Problem(`${path} must have ${components.length} values, but the file has ${items.length}.`);
    return keyByName(
      components,
      components.map((part, index) =>
        readValue(part, items[index], `${path}.${part.name ?? index}`, findings),
      ),
    );
  }
  if (!isObject(value)) return new Problem(`${path} must be a tuple, but the file has ${showText(given)}.`);
  // By name, whatever the order of the keys is.
  const missing = components.find(({ name }) => name === undefined || !(name in value));
  if (missing) return new Problem(`${path} has no value for ${missing.name ?? "one of its fields"}.`);
  return keyByName(
    components,
    components.map((part) => readValue(part, value[part.name!], `${path}.${part.name}`, findings)),
  );
}

function keyByName(components: readonly AbiParameter[], values: readonly unknown[]): unknown {
  const problem = values.find((value) => value instanceof Problem);
  if (problem) return problem;
  return components.every(({ name }) => name)
    ? Object.fromEntries(components.map(({ name }, index) => [name, values[index]]))
    : values;
}

/**
 * Returns a list or an object, which Safe's files have as text. Bare words and hexadecimal numbers in it get quotes.
 */
function parseStructure(given: Json | undefined): Json | undefined {
  if (typeof given !== "string") return given;
  const parsed = parseJson(given);
  if (typeof parsed !== "string") return parsed.json;
  const quoted = parseJson(quoteBareWords(given));
  return typeof quoted === "string" ? undefined : quoted.json;
}

/** Puts quotes around what has none: `[0x11,true,linear]`. */
function quoteBareWords(text: string): string {
  // Escapes belong to JSON that is already whole, and without them a string ends at the next quotation mark.
  if (text.includes("\\")) return text;
  return text.replace(/"[^"]*"|[^\s,[\]{}:"]+/gu, (word) =>
    word.startsWith('"') || /^(?:true|false|null|-?\d+)$/u.test(word) ? word : JSON.stringify(word),
  );
}

function readSimple(type: string, given: Json | undefined, path: string, findings: Finding[]): unknown {
  const isNumber = given instanceof JsonNumber;
  const text = typeof given === "boolean" ? String(given) : readText(given)?.trim();
  if (text === undefined) {
    if (type === "string" && given === "") return "";
    if (type === "bytes" && given === "") return "0x";
    return new Problem(`${path} is empty, so Safe sends empty data for the whole transaction.`);
  }
  if (given === false || (isNumber && text === "0"))
    findings.push(
      note(
        `${path} is ${text} without quotation marks. Safe’s Transaction Builder may send empty data for it.`,
      ),
    );
  else if (isNumber)
    findings.push(
      note(
        `${path} is a number and not a text. Safe’s Transaction Builder may lose digits of it or reject it.`,
      ),
    );
  if (/^u?int\d*$/u.test(type)) {
    return /^(?:-?\d{1,78}|0x[0-9a-f]{1,64})$/iu.test(text)
      ? BigInt(text)
      : new Problem(`${path} must be a whole number, but the file has ${showText(given)}.`);
  }
  if (type === "bool") {
    const value = { true: true, false: false, "1": true, "0": false }[text.toLowerCase()];
    return value ?? new Problem(`${path} must be true or false, but the file has ${showText(given)}.`);
  }
  if (type === "address") {
    if (isAddress(text, { strict: false })) return getAddress(text.toLowerCase());
    return new Problem(
      text.includes(":")
        ? `${path} is ${showText(given)}, an address with a chain before it. Safe does not encode it; write the address alone if the chain is right.`
        : `${path} must be an address, but the file has ${showText(given)}. This page does not look up names.`,
    );
  }
  if (type.startsWith("bytes")) {
    return /^0x(?:[0-9a-f]{2})*$/iu.test(text)
      ? text
      : new Problem(`${path} must be hexadecimal, but the file has ${showText(given)}.`);
  }
  return text;
}
