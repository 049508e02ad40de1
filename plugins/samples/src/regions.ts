/** A marker line: `// #region create`, `# #region query`, and the same with `#endregion`. */
// eslint-disable-next-line regexp/no-super-linear-backtracking -- it meets the site's own files only
const MARKER = /^\s*(?:\/\/|#|\/\*|<!--)\s*#(region|endregion)\s+([\w-]+)\s*(?:\*\/|-->)?\s*$/;

/** Returns the names of the regions of a sample, in the order in which they begin. */
export function listRegions(source: string): string[] {
  return source.split("\n").flatMap((line) => {
    const [, kind, name] = MARKER.exec(line) ?? [];
    return kind === "region" && name !== undefined ? [name] : [];
  });
}

/**
 * Returns the code that a page shows: one region, or the complete file, without marker lines and without common
 * indentation. Regions may overlap and nest.
 *
 * @throws when the file has no such region, has it twice, never ends it or left it empty. The message says which
 * regions there are.
 */
export function extract(source: string, region?: string): string {
  const lines = source.split("\n");
  if (region === undefined) return dedent(lines);
  const at = (kind: string): number[] =>
    lines.flatMap((line, index) => {
      const [, found, name] = MARKER.exec(line) ?? [];
      return found === kind && name === region ? [index] : [];
    });
  const [start, ...more] = at("region");
  const [end] = at("endregion");
  if (start === undefined) {
    const known = listRegions(source);
    throw new Error(
      `no region "${region}"; ${known.length === 0 ? "the file has none" : `there are: ${known.join(", ")}`}`,
    );
  }
  if (more.length > 0) throw new Error(`region "${region}" begins twice: give one of them another name`);
  if (end === undefined || end < start) {
    throw new Error(`region "${region}" never ends: add "#endregion ${region}"`);
  }
  const code = dedent(lines.slice(start + 1, end));
  if (code === "") throw new Error(`region "${region}" is empty`);
  return code;
}

function dedent(lines: string[]): string {
  const code = lines.filter((line) => !MARKER.test(line)).map((line) => line.trimEnd());
  const indents = code.filter((line) => line !== "").map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return code
    .map((line) => line.slice(indent))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|(?<!\n)\n+$/g, "");
}
