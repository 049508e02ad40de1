import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { stripIgnoredCharacters } from "graphql";
import solc from "solc";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { writeCurlCommand, writeTypeScriptProgram } from "../../../../../protocol/indexers/request";
import { readHash, INITIAL_FORM, toHash } from "../../form/form";
import { composeCalls } from "../../plan/calls/calls";
import { findSymbolFault } from "../../plan/form/knownTokens";
import { writeHandover } from "../handover";
import { parseBatch } from "../../reading/parsing/parse";
import { writeLiteral } from "../../../../../protocol/text/quoting";
import { chooseRounds } from "../../../../../../tests/standIns/long";

/** Texts of an attacker in every field that reaches a script, a link, a file or a command: they stay texts. */

/** Ways out of comments, strings, templates, commands and cells. */
const PIECES = [
  "\n",
  "\r",
  "\r\n",
  "\u2028",
  "\u2029",
  "\u0085",
  "\v",
  "\f",
  "\0",
  "\t",
  " ",
  "\\",
  "\\\\",
  '"',
  "'",
  "`",
  "${",
  "}",
  "$(",
  ")",
  "*/",
  "/*",
  "//",
  "<!--",
  "-->",
  "</script>",
  ";",
  "import('evil')",
  'import("evil1"),',
  "process.exit()",
  "selfdestruct(payable(0));",
  'hex"',
  'unicode"',
  "\\u{22}",
  "\\x22",
  "\\n",
  "\u202e",
  "\u2066",
  "\ud800",
  "\udc00",
  "\u200b",
  "=cmd|' /C calc'!A0",
  "+1",
  "-1",
  "@SUM(A1)",
  "touch x",
  "| sh",
  "&& false",
  "%0A",
  "%22",
  "#",
  "&rows=",
  "seal=",
  "__proto__",
  "constructor",
  "assembly {",
  "🙂",
  "é",
  "a",
];
const hostile = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join(""));
const TEXTS = fc.sample(hostile, { numRuns: chooseRounds(1_000, 200), seed: 53 });
const GROUPS = Array.from({ length: TEXTS.length / 10 }, (_, index) =>
  TEXTS.slice(index * 10, index * 10 + 10),
);

const SAFE = "0x1111111111111111111111111111111111111111";
const deployment = { chainId: 1, lockup: SAFE, batchLockup: SAFE, flow: SAFE } as const;
const terms = { safe: SAFE, token: SAFE, isCancelable: true, isTransferable: true, fee: 0n } as const;
const calls = composeCalls(
  Array.from({ length: 10 }, (_, line) => ({
    kind: "lockup" as const,
    line,
    recipient: SAFE,
    deposit: 1n,
    shape: "",
    functionName: "createWithDurationsLL" as const,
    schedule: { durations: { cliff: 0, total: 1 }, unlockAmounts: { start: 0n, cliff: 0n }, granularity: 1 },
    parts: 0,
  })),
  terms,
  deployment,
);
const handed = (texts: readonly string[]) =>
  writeHandover(calls, { chainId: 1, safe: SAFE, name: texts.join(""), says: texts, createdAt: 0 });

/** Returns the tokens of a TypeScript program; strings and templates count by their kind, comments not at all. */
function readTokens(program: string): string[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, program);
  const tokens: string[] = [];
  const TEXT_KINDS = new Set([ts.SyntaxKind.StringLiteral, ts.SyntaxKind.NoSubstitutionTemplateLiteral]);
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    tokens.push(TEXT_KINDS.has(kind) ? ts.SyntaxKind[kind]! : scanner.getTokenText());
  }
  return tokens;
}

/** Faults of a TypeScript program's syntax. */
const listFaults = (program: string) =>
  ts
    .transpileModule(program, {
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ESNext },
    })
    .diagnostics!.map(({ messageText }) => messageText);

/** Syntax trees of Solidity files, without their places in the text. */
function listTrees(files: readonly string[]): string[] {
  const sources = Object.fromEntries(files.map((content, index) => [`${index}.sol`, { content }]));
  const settings = { stopAfter: "parsing", outputSelection: { "*": { "": ["ast"] } } };
  const input = JSON.stringify({ language: "Solidity", sources, settings });
  const output = JSON.parse(solc.compile(input)) as {
    errors?: { severity: string; formattedMessage: string }[];
    sources: Record<string, { ast: unknown }>;
  };
  expect(output.errors?.filter(({ severity }) => severity === "error") ?? []).toEqual([]);
  return files.map((_, index) =>
    JSON.stringify(output.sources[`${index}.sol`]!.ast, (key, value: unknown) =>
      /src$|id$|locations?$|^(?:assignments|absolutePath|scope|exportedSymbols)$/iu.test(key)
        ? undefined
        : value,
    ),
  );
}

describe(`${TEXTS.length} hostile texts`, () => {
  it("add no token to a viem script", () => {
    const plain = readTokens(handed(["a"]).viem);
    for (const texts of GROUPS) {
      const { viem } = handed(texts);
      expect(readTokens(viem), JSON.stringify(texts)).toEqual(plain);
      expect(viem).toMatch(/^[\n\x20-\x7e]*$/u);
    }
    expect(listFaults(handed(GROUPS[0]!).viem)).toEqual([]);
  });

  it("add nothing to the syntax of a Foundry script", () => {
    const scripts = [["a"], ...GROUPS].map((texts) => handed(texts).foundry);
    for (const script of scripts) expect(script).toMatch(/^[\n\x20-\x7e]*$/u);
    const [plain, ...trees] = listTrees(scripts);
    for (const [index, tree] of trees.entries())
      expect(tree === plain, JSON.stringify(GROUPS[index])).toBe(true);
  });

  it("stay values and names of fields in a literal", () => {
    const plain = readTokens(`x(${writeLiteral({ "a-b": "a" }, "")})`);
    for (const text of TEXTS) {
      const program = `x(${writeLiteral({ [`${text}-`]: text }, "")})`;
      expect(readTokens(program), JSON.stringify(text)).toEqual(plain);
    }
    expect(() => writeLiteral(() => 1, "")).toThrow(TypeError);
    expect(() =>
      writeHandover(calls, { chainId: "1);evil(" as never, safe: SAFE, name: "", says: [], createdAt: 0 }),
    ).toThrow();
  });

  it("stay the name of a file for a Safe", () => {
    for (const texts of GROUPS) {
      const { safe } = handed(texts);
      expect(parseBatch(safe)).toMatchObject({ checksum: "matches" });
      expect(JSON.parse(safe)).toMatchObject({ meta: { name: texts.join("") } });
    }
  });

  it("are no names of tokens, or harmless ones in a spreadsheet", () => {
    for (const text of TEXTS) {
      if (text !== "" && findSymbolFault(text) === undefined)
        expect(text).toMatch(/^[A-Za-z0-9$][\w.$€₮+-]*$/u);
    }
  });

  it("come out of a link as they went in", () => {
    for (const text of TEXTS) {
      const form = { ...INITIAL_FORM, rows: text, symbol: text.slice(0, 100), zone: text.slice(0, 60) };
      const read = readHash(toHash(form));
      // An address holds no lone halves of characters.
      const whole = (value: string) =>
        new TextDecoder("utf-8", { ignoreBOM: true }).decode(new TextEncoder().encode(value));
      expect(read).toMatchObject({
        kind: "form",
        form: { rows: whole(text), symbol: whole(form.symbol).slice(0, 100) },
      });
    }
  });

  it("stay values of a request, in a program and in a command", () => {
    const url = "https://indexer.example/graphql";
    const query = stripIgnoredCharacters("query A($name: String) { a(name: $name) }");
    const composeRequest = (text: string) => ({
      url,
      needsKey: true,
      query,
      variables: { name: text, [`${text}-`]: 1 },
    });
    const plain = readTokens(writeTypeScriptProgram(composeRequest("a")));
    for (const text of TEXTS) {
      const program = writeTypeScriptProgram(composeRequest(text));
      expect(readTokens(program), JSON.stringify(text)).toEqual(plain);
    }
    expect(listFaults(writeTypeScriptProgram(composeRequest("a")))).toEqual([]);
    // The shell itself says what the arguments are; `curl` only counts and prints them.
    const texts = TEXTS.filter((text) => !text.includes("\0"));
    const commands = texts.map((text) => writeCurlCommand(composeRequest(text)));
    const script = `curl() { printf '%s\\0' "$#" "\${@: -1}"; }\nAPI_KEY=k\n${commands.join("\n")}\n`;
    expect(spawnSync("bash", ["-n"], { input: script, encoding: "utf8" })).toMatchObject({
      status: 0,
      stderr: "",
    });
    const { stdout, stderr } = spawnSync("/bin/bash", ["--restricted"], {
      input: script,
      encoding: "utf8",
      env: { PATH: "" },
      maxBuffer: 100_000_000,
    });
    expect(stderr).toBe("");
    const printed = stdout.split("\0").slice(0, -1);
    expect(printed).toHaveLength(2 * texts.length);
    for (const [index, text] of texts.entries()) {
      const [count, data] = printed.slice(2 * index, 2 * index + 2);
      expect(count).toBe("7");
      expect(JSON.parse(data!)).toEqual({ query, variables: composeRequest(text).variables });
    }
  });
});
