import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { type PackedLanguages } from "../../model/packed/layers";
import { type Rules } from "../../model/engine/rules";

/** Where the site's rules of searching and its words in other languages are. */
const FOLDER = "src/tools/search/data";

/** Rules as they are written: their patterns may name others. */
type WrittenRules = Rules & { readonly patterns?: Readonly<Record<string, string>> };

/**
 * Returns the rules of `rules.yml`, with named patterns in place.
 * @throws Error for a pattern that is no regular expression, or that names one which is not there.
 */
export function readRules(folder: string = FOLDER): Rules {
  const { patterns = {}, ...rules } = parse(
    readFileSync(path.join(folder, "rules.yml"), "utf8"),
  ) as WrittenRules;
  return JSON.parse(JSON.stringify(rules), (_key, value: unknown) =>
    typeof value === "string" ? insertNamed(value, patterns) : value,
  ) as Rules;
}

/** Returns a pattern with what `<NAME>` stands for in it, also in a named pattern. */
function insertNamed(text: string, patterns: Readonly<Record<string, string>>): string {
  return text.replace(/<([A-Z_]+)>/g, (_, name: string) => {
    const pattern = patterns[name];
    if (pattern === undefined)
      throw new Error(`src/tools/search/data/rules.yml names <${name}>, which is no pattern there.`);
    return insertNamed(pattern, patterns);
  });
}

/** Returns the words of other languages, of `languages.tsv`. */
export const readLanguages = (folder: string = FOLDER): PackedLanguages =>
  packLanguages(readFileSync(path.join(folder, "languages.tsv"), "utf8"));

/**
 * Returns a table of words as a map for each language: the first row names the languages, the first column is English.
 * A cell holds several words with commas between them; the row of `-` has words that say nothing.
 */
export function packLanguages(table: string): PackedLanguages {
  const [head = "", ...rows] = table.split("\n").filter((row) => row !== "" && !row.startsWith("#"));
  const languages = head
    .split("\t")
    .slice(1)
    .map((): Record<string, string> => ({}));
  for (const row of rows) {
    const [english = "", ...cells] = row.split("\t");
    cells.forEach((cell, column) => {
      for (const word of cell.split(",")) {
        if (word.trim()) languages[column]![word.trim().toLowerCase()] ??= english === "-" ? "" : english;
      }
    });
  }
  return languages;
}
