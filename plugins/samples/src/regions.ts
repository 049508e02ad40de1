/** Lines that mark a region: `// #region name`, `# #region name` and `/* #region name *\/` alike. */
const marker = /^\s*(?:\/\/|#|\/\*|<!--)\s*#(region|endregion)\s+([\w-]+)\s*(?:\*\/|-->)?\s*$/;

/**
 * Cuts a named region out of a file. Marks of other regions inside it are left out, and so is the indentation that
 * all of its lines share.
 * @param source text of the file
 * @param name region, or nothing for the whole file without its marks
 * @throws Error when the region is missing, opened twice, not closed or empty
 */
export function cutRegion(source: string, name?: string): string {
  const lines: string[] = [];
  let state: "before" | "inside" | "after" = name === undefined ? "inside" : "before";
  for (const line of source.split(/\r?\n/)) {
    const [, kind, marked] = marker.exec(line) ?? [];
    if (kind === undefined) {
      if (state === "inside") lines.push(line);
    } else if (marked === name) {
      if (kind === "region" && state !== "before") throw new Error(`Region "${name}" is opened twice.`);
      if (kind === "endregion" && state !== "inside")
        throw new Error(`Region "${name}" is closed before it is opened.`);
      state = kind === "region" ? "inside" : "after";
    }
  }
  if (state === "before") throw new Error(`There is no region "${name}".`);
  if (state === "inside" && name !== undefined) throw new Error(`Region "${name}" is not closed.`);
  const text = dedent(lines)
    .join("\n")
    .replace(/^\n+|\s+$/g, "");
  if (!text) throw new Error(name === undefined ? "The file is empty." : `Region "${name}" is empty.`);
  return text;
}

/** Takes the indentation away that every line with text has. */
function dedent(lines: readonly string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => /^\s*/.exec(line)![0].length);
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(Number.isFinite(depth) ? depth : 0));
}

/** What the fence of a code block says about its source. */
export interface Reference {
  readonly file: string;
  readonly region?: string;
  /** The fence's other words, for Docusaurus. */
  readonly rest: string;
}

/**
 * Reads `file="..."` and `region="..."` out of a fence's words.
 * @returns nothing when the block names no file
 */
export function parseReference(meta: string): Reference | undefined {
  const take = (key: string) => new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(meta)?.[1];
  const file = take("file");
  if (!file) return undefined;
  const rest = meta.replace(/(?:^|\s)(?:file|region)="[^"]*"/g, "").trim();
  return { file, region: take("region"), rest };
}
