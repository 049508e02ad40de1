import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** A file that two builds do not have in common. */
export interface Difference {
  /** Path within the build, with slashes. */
  readonly file: string;
  readonly kind: "only in the first" | "only in the second" | "differs";
  /** What is in the first and in the second from the first byte on that differs. */
  readonly excerpts?: readonly [first: string, second: string];
}

/** Where the first of two builds waits for the second, and stays when they differ. */
export const KEPT_BUILD = path.resolve(".cache/reproducible/first");

const CONTEXT = 30; // bytes before the first that differs
const LENGTH = 100; // bytes

/** Returns the hash of each file below a folder, by its path with slashes, sorted. */
export async function computeHashes(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const hashes = new Map<string, string>();
  for (const file of files.sort()) {
    const hash = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    hashes.set(path.relative(folder, file).split(path.sep).join("/"), hash);
  }
  return hashes;
}

/**
 * Returns what two folders do not have in common, sorted by path; nothing when they hold the same bytes under the same
 * names.
 */
export async function findDifferences(first: string, second: string): Promise<Difference[]> {
  const [before, after] = [await computeHashes(first), await computeHashes(second)];
  const found: Difference[] = [];
  for (const file of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    if (!after.has(file)) found.push({ file, kind: "only in the first" });
    else if (!before.has(file)) found.push({ file, kind: "only in the second" });
    else if (before.get(file) !== after.get(file)) {
      const contents = [
        await readFile(path.join(first, file)),
        await readFile(path.join(second, file)),
      ] as const;
      found.push({ file, kind: "differs", excerpts: listExcerpts(...contents) });
    }
  }
  return found;
}

function listExcerpts(first: Buffer, second: Buffer): [string, string] {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at++;
  const from = Math.max(0, at - CONTEXT);
  // What is no text is shown as its bytes.
  const encoding = first.subarray(0, 1000).includes(0) ? "hex" : "utf8";
  return [first, second].map((content) => content.subarray(from, from + LENGTH).toString(encoding)) as [
    string,
    string,
  ];
}

/** Returns the differences in words, one a line with its excerpts below; many alike are counted. */
export function report(found: readonly Difference[], most = 20): string {
  const lines = found.slice(0, most).flatMap(({ file, kind, excerpts }) => {
    const quoted = excerpts?.map((excerpt) => `    ${JSON.stringify(excerpt)}`) ?? [];
    return [`${file} ${kind === "differs" ? kind : `is ${kind}`}`, ...quoted];
  });
  if (found.length > most) lines.push(`... and ${found.length - most} more`);
  return lines.join("\n");
}
