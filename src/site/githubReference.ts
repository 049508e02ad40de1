/** A place in a file on GitHub. Lines count from 1 and both are part of the range. */
export interface GithubReference {
  /** The address for people. */
  readonly url: string;
  readonly file: string;
  readonly repository: string;
  /** The commit, 40 hexadecimal digits. */
  readonly commit: string;
  readonly fromLine: number;
  readonly toLine: number;
}

/**
 * Parses an address such as `https://github.com/owner/name/blob/<commit>/src/File.sol#L10-L20`.
 * @throws Error when the address does not name a file on GitHub by a commit: the lines of a branch move
 */
export function parse(address: string): GithubReference {
  const match =
    /^https:\/\/github\.com\/([^/]+)\/([^/]+)\/blob\/([\da-f]{40})\/([^#?]+)(?:#L(\d+)(?:-L?(\d+))?)?$/.exec(
      address.trim(),
    );
  const [, owner, name, commit, path, from, to] = match ?? [];
  if (!owner || !name || !commit || !path) {
    throw new Error(
      `"${address}" does not name a file on GitHub by its commit. Write https://github.com/owner/name/blob/<40 digits>/path#L1-L9.`,
    );
  }
  return {
    url: address.trim(),
    file: path.split("/").pop() ?? path,
    repository: `${owner}/${name}`,
    commit,
    fromLine: from ? Number(from) : 1,
    toLine: to ? Number(to) : from ? Number(from) : Number.POSITIVE_INFINITY,
  };
}

/** Returns the referenced lines of the file's text, moved left as far as all of them allow. */
export function cutExcerpt(text: string, { fromLine, toLine }: GithubReference): string {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .slice(fromLine - 1, toLine);
  const indents = lines
    .filter((line) => line.trim() !== "")
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines
    .map((line) => line.slice(indent))
    .join("\n")
    .trimEnd();
}
