/**
 * The only ways in which a value or a text comes into a script or a command: as a comment of one line, as a literal, or
 * as an argument of a shell. No text can end its comment or its quotes, or control a terminal, because nothing but
 * printable ASCII is written as it is.
 */

/** Maximum number of characters of a line of comment, after its indent. */
const WIDTH = 96;

/** Returns a text in printable ASCII: line breaks and other blanks become spaces, other characters are left out. */
const toPrintable = (text: string): string =>
  text
    .replaceAll("…", "...")
    .replace(/\s+/gu, " ")
    .replace(/[^\x20-\x7e]/gu, "");

/** Writes a text as comments, `// …`, that do not end before their line. Solidity and TypeScript read them the same way. */
export function writeComment(text: string, indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of toPrintable(text).split(" ")) {
    if (line !== "" && line.length + word.length > WIDTH) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line].map((text) => `${indent}// ${text}\n`).join("");
}

/** Writes data as JSON of one line, which TypeScript reads, too. Escapes every character that is not printable ASCII. */
export const quote = (data: unknown): string =>
  // Without the flag u, because JSON has an escape for each half of a pair.
  JSON.stringify(data).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Writes a text in single quotes, which a POSIX shell takes as one argument. */
export const quoteForShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Writes a name of a field. A name that is not an identifier is quoted. */
export const getQuotedName = (key: string): string => (/^[a-z_]\w*$/iu.test(key) ? key : quote(key));

/**
 * Writes a value as a literal of TypeScript: integers as `bigint` where the ABI's type is wider than 48 bits.
 *
 * @throws TypeError for a value that is not data, such as a function
 */
export function writeLiteral(value: unknown, indent: string): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "string") return quote(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  if (typeof value !== "object") throw new TypeError(`A script cannot hold a ${typeof value}.`);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${inner}${writeLiteral(item, inner)},\n`).join("")}${indent}]`;
  }
  const fields = Object.entries(value).map(
    ([key, item]) => `${inner}${getQuotedName(key)}: ${writeLiteral(item, inner)},\n`,
  );
  return `{\n${fields.join("")}${indent}}`;
}

/**
 * Writes an integer.
 *
 * @throws TypeError for anything else, whatever its declared type
 */
export function writeInteger(value: number | bigint): string {
  if (typeof value === "bigint" || Number.isSafeInteger(value)) return String(value);
  throw new TypeError("A script needs an integer here.");
}
