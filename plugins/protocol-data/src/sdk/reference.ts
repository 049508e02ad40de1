import { readFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import * as sdk from "sablier";
import ts from "typescript";
import { readApi, type SdkMember } from "./api";
import { constants, functions, queries, type Example } from "./examples";

/** A function of the SDK as the page shows it. */
export interface SdkFunction extends SdkMember {
  readonly says: string;
  readonly code: string;
  readonly result: string;
  /** The call with a name, chain or alias that nobody knows, and what came of it. */
  readonly unknown?: { readonly code: string; readonly result: string };
}

export interface SdkConstant {
  readonly name: string;
  readonly says: string;
  /** Its value where that is short, else the names in it. */
  readonly holds: string;
}

/** What is on the page of the SDK: all of it read from the package, or run. */
export interface SdkReference {
  readonly queries: readonly SdkFunction[];
  readonly functions: readonly SdkFunction[];
  readonly constants: readonly SdkConstant[];
  readonly types: readonly SdkMember[];
  /** Subpaths to import from. */
  readonly entries: readonly string[];
}

/**
 * Puts the declarations, the examples and what they give together.
 *
 * @throws Error when a public member has no example or sentence, or an example is of none
 */
export async function writeReference(): Promise<SdkReference> {
  const api = readApi();
  const codes = readCodes();
  const run = (members: readonly SdkMember[], examples: Readonly<Record<string, Example>>) => {
    compare(members, Object.keys(examples));
    return Promise.all(
      members.map(async ({ name, declaration }): Promise<SdkFunction> => {
        const { says, example, unknown } = examples[name]!;
        const code = (field: string) => layOut(codes.get(`${name}.${field}`)!);
        const signatures = declaration
          .split("\n")
          .map((signature) => `function ${name.split(".").at(-1)}${signature}`);
        return {
          name,
          declaration: await layOut(signatures.join("\n")),
          says,
          code: await code("example"),
          result: getResult(example),
          ...(unknown && { unknown: { code: await code("unknown"), result: getResult(unknown) } }),
        };
      }),
    );
  };
  compare(api.constants, Object.keys(constants));
  const values = sdk as unknown as Readonly<Record<string, unknown>>;
  const { exports } = JSON.parse(readFileSync("node_modules/sablier/package.json", "utf8")) as {
    exports: Record<string, unknown>;
  };
  return {
    queries: await run(api.queries, queries),
    functions: await run(api.functions, functions),
    constants: api.constants.map(({ name }) => ({
      name,
      says: constants[name]!,
      holds: listHolds(values[name]),
    })),
    types: await Promise.all(
      api.types.map(async ({ name, declaration }) => ({ name, declaration: await layOut(declaration) })),
    ),
    entries: Object.keys(exports).map((entry) => entry.replace(/^\./u, "sablier")),
  };
}

function compare(members: readonly SdkMember[], described: readonly string[]): void {
  const names = members.map(({ name }) => name);
  const missing = names.filter((name) => !described.includes(name));
  const gone = described.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new Error(`plugins/protocol-data/src/sdk/examples.ts has nothing on ${missing.join(", ")}.`);
  if (gone.length > 0) throw new Error(`The package sablier has no ${gone.join(", ")}.`);
}

/** Returns the examples' own text: what runs is what the page shows. */
function readCodes(): Map<string, string> {
  const file = path.join(__dirname, "examples.ts");
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.ES2022, true);
  const codes = new Map<string, string>();
  const visit = (node: ts.Node, owner: string | undefined) => {
    if (ts.isPropertyAssignment(node)) {
      const name = ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : "";
      if (ts.isObjectLiteralExpression(node.initializer) && owner === undefined) {
        ts.forEachChild(node.initializer, (child) => visit(child, name));
      } else if (owner !== undefined && ts.isArrowFunction(node.initializer)) {
        codes.set(`${owner}.${name}`, writeCode(node.initializer.body, source));
      }
      return;
    }
    ts.forEachChild(node, (child) => visit(child, owner));
  };
  visit(source, undefined);
  return codes;
}

/**
 * Returns a call as a reader writes it: without the casts that let wrong names through, and by the names of the
 * imports.
 */
function writeCode(body: ts.Node, source: ts.SourceFile): string {
  return body
    .getText(source)
    .replace(/ as (?:never|sdk\.\w+)/gu, "")
    .replace(/\bsdk\s*\./gu, "");
}

/** Short lines, as a page on a phone has room for. */
async function layOut(code: string): Promise<string> {
  const text = await format(code, { parser: "typescript", printWidth: 76 });
  return text.trim().replace(/;$/u, "");
}

function getResult(example: () => unknown): string {
  try {
    return writeValue(example());
  } catch (error) {
    return `throws ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
  }
}

function writeValue(value: unknown): string {
  return value === undefined ? "undefined" : JSON.stringify(value, null, 1).replace(/\n\s*/gu, " ");
}

/**
 * Returns a value that fits into a line, or the names in it: by the alphabet, since only some loaders keep a module's
 * order.
 */
function listHolds(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value).length <= 200 ? writeValue(value) : value.join(", ");
  const names = Object.keys(value as object).sort();
  const sorted = Object.fromEntries(names.map((name) => [name, (value as Record<string, unknown>)[name]]));
  return JSON.stringify(sorted).length <= 200 ? writeValue(sorted) : names.join(", ");
}
