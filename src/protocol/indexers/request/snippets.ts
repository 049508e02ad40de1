import { stripIgnoredCharacters } from "graphql";

/** A query with everything that is needed to send it. */
export interface IndexerRequest {
  readonly url: string;
  /** Send the reader's key; snippets name the environment variable `API_KEY` in its place. */
  readonly needsKey: boolean;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A text in single quotes that a POSIX shell passes on unchanged. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

const hasEntries = (variables: IndexerRequest["variables"]) => Object.keys(variables).length > 0;

/** A `curl` command for a POSIX shell that sends the request. */
export function curlCommand({ url, needsKey, query, variables }: IndexerRequest): string {
  const parts = [
    `  "query": ${JSON.stringify(stripIgnoredCharacters(query))}`,
    ...(hasEntries(variables) ? [`  "variables": ${JSON.stringify(variables)}`] : []),
  ];
  return [
    `curl ${/^[\w:/.-]+$/.test(url) ? url : quoted(url)}`,
    ...(needsKey ? [`  --header "Authorization: Bearer $API_KEY"`] : []),
    `  --header "Content-Type: application/json"`,
    `  --data ${quoted(`{\n${parts.join(",\n")}\n}`)}`,
  ].join(" \\\n");
}

/** A template literal with this text. */
function template(text: string): string {
  return `\`\n${text.trim().replace(/[\\`]|\$\{/g, "\\$&")}\n\``;
}

/** Writes the name of a field: without quotes if it is an identifier, because any other text would be code. */
const nameOf = (key: string): string => (/^[a-z_]\w*$/iu.test(key) ? key : JSON.stringify(key));

/** A value as a TypeScript literal, without quotes around keys that are identifiers. */
function literal(value: unknown, indent = ""): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((one) => inner + literal(one, inner))
    : Object.entries(value).map(([key, one]) => `${inner}${nameOf(key)}: ${literal(one, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return lines.length === 0 ? open! + close! : `${open}\n${lines.join(",\n")},\n${indent}${close}`;
}

/** A TypeScript module that sends the request with graphql-request and prints the answer. */
export function typeScriptProgram({ url, needsKey, query, variables }: IndexerRequest): string {
  const headers = "{ Authorization: `Bearer ${process.env.API_KEY}` }";
  const rest = needsKey ? [literal(variables), headers] : hasEntries(variables) ? [literal(variables)] : [];
  return [
    `import { gql, request } from "graphql-request";`,
    "",
    `const url = ${JSON.stringify(url)};`,
    `const query = gql${template(query)};`,
    "",
    `const answer = await request(${["url", "query", ...rest].join(", ")});`,
    "console.log(answer);",
  ].join("\n");
}
