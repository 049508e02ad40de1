import { stripIgnoredCharacters } from "graphql";
import { getQuotedName, quote, quoteForShell } from "../../text/quoting";

/** A query with everything that is needed to send it. */
export interface IndexerRequest {
  readonly url: string;
  /** Send the reader's key; snippets name the environment variable `API_KEY` in its place. */
  readonly needsKey: boolean;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const hasEntries = (variables: IndexerRequest["variables"]) => Object.keys(variables).length > 0;

/** Returns a `curl` command for a POSIX shell that sends the request. */
export function writeCurlCommand({ url, needsKey, query, variables }: IndexerRequest): string {
  const parts = [
    `  "query": ${quote(stripIgnoredCharacters(query))}`,
    ...(hasEntries(variables) ? [`  "variables": ${quote(variables)}`] : []),
  ];
  return [
    `curl ${/^[\w:/.-]+$/.test(url) ? url : quoteForShell(url)}`,
    ...(needsKey ? [`  --header "Authorization: Bearer $API_KEY"`] : []),
    `  --header "Content-Type: application/json"`,
    `  --data ${quoteForShell(`{\n${parts.join(",\n")}\n}`)}`,
  ].join(" \\\n");
}

/** Returns a template literal with this text. */
function writeTemplate(text: string): string {
  return `\`\n${text.trim().replace(/[\\`]|\$\{/g, "\\$&")}\n\``;
}

/** Returns a value as a TypeScript literal, without quotes around keys that are identifiers. */
function writeLiteral(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return quote(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + writeLiteral(item, inner))
    : Object.entries(value).map(
        ([key, item]) => `${inner}${getQuotedName(key)}: ${writeLiteral(item, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return lines.length === 0 ? open! + close! : `${open}\n${lines.join(",\n")},\n${indent}${close}`;
}

/** Returns a TypeScript module that sends the request with graphql-request and prints the answer. */
export function writeTypeScriptProgram({ url, needsKey, query, variables }: IndexerRequest): string {
  const headers = "{ Authorization: `Bearer ${process.env.API_KEY}` }";
  const rest = needsKey
    ? [writeLiteral(variables), headers]
    : hasEntries(variables)
      ? [writeLiteral(variables)]
      : [];
  return [
    `import { gql, request } from "graphql-request";`,
    "",
    `const url = ${quote(url)};`,
    `const query = gql${writeTemplate(query)};`,
    "",
    `const answer = await request(${["url", "query", ...rest].join(", ")});`,
    "console.log(answer);",
  ].join("\n");
}
