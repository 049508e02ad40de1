import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { parse } from "graphql";
import { describe, expect, it } from "vitest";
import { findQueryFault } from "./queryFault";

const nested = (depth: number): string => `query { ${"a { ".repeat(depth)}b ${"} ".repeat(depth)}}`;

describe("queryFault", () => {
  it("finds nothing in the documented queries", () => {
    const files = readdirSync("samples", { encoding: "utf8", recursive: true }).filter((file) =>
      file.endsWith(".graphql"),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files)
      expect(findQueryFault(readFileSync(path.join("samples", file), "utf8")), file).toBeUndefined();
  });

  it.each([
    ["two thousand levels", nested(2_000), "nested more than 100 levels deep"],
    ["a hundred thousand brackets", "{".repeat(100_000), "nested more than 100 levels deep"],
    ["a text that is too long", "a".repeat(100_001), "at most 100000"],
    ["an open brace", "query {\n  streams {\n    id\n  }\n", "The “{” in line 1 is not closed. Add “}”."],
    ["an open parenthesis", "{ streams(first: 1 { id } }", "Line 1 has “}” where “)” has to close"],
    ["a brace too many", "{ streams { id } }\n}", "Line 2 closes “}”, which was not opened."],
    [
      "an open string",
      '{ streams(where: {id: "1}) { id } }',
      "The text that begins in line 1 is not closed.",
    ],
    ["a string over two lines", '{ streams(id: "1\n") { id } }', "The text that begins in line 1"],
    ["an open block string", '{ streams(id: """1\n") { id } }', "The text in three quotation marks"],
    ["a string that ends in a backslash", '{ streams(id: "\\', "The text that begins in line 1"],
    ["only a comment", "# { streams { id } }", "only comments"],
    ["a comment that hides the end", "{ streams { id # } }", "is not closed"],
  ])("answers %s with a sentence", (_, query, sentence) => {
    expect(findQueryFault(query)).toContain(sentence);
  });

  it.each([
    ["brackets in a string", '{ streams(where: {id: "}])({"}) { id } }'],
    ["a quotation mark in a string", '{ streams(where: {id: "\\"}"}) { id } }'],
    ["brackets in a block string", '{ streams(id: """ }\\""" { """) { id } }'],
    ["brackets in a comment", "{ streams { id # }}}((\n } }"],
    ["a hundred levels", nested(99)],
  ])("lets %s pass", (_, query) => {
    expect(findQueryFault(query)).toBeUndefined();
    expect(() => parse(query)).not.toThrow();
  });

  it("never throws, and finds a fault wherever brackets do not match", () => {
    const text = fc.array(fc.constantFrom("{", "}", "(", ")", '"', '"""', "#", "\n", "\\", "a", " "), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, (parts) => {
        const fault = findQueryFault(parts.join(""));
        expect(fault === undefined || fault.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
