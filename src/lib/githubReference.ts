/** A place in a file on GitHub. Lines count from 1 and both are part of the range. */
export interface GithubReference {
  /** The address for people. */
  readonly url: string;
  /** The address of the bare text. */
  readonly raw: string;
  readonly file: string;
  readonly repository: string;
  readonly fromLine: number;
  readonly toLine: number;
}

/**
 * Parses an address such as `https://github.com/owner/name/blob/main/src/File.sol#L10-L20`.
 * @throws Error when the address does not name a file on GitHub
 */
export function parse(address: string): GithubReference {
  const match =
    /^https:\/\/github\.com\/([^/]+)\/([^/]+)\/blob\/([^/]+)\/([^#?]+)(?:#L(\d+)(?:-L?(\d+))?)?$/.exec(
      address.trim(),
    );
  const [, owner, name, revision, path, from, to] = match ?? [];
  if (!owner || !name || !revision || !path) {
    throw new Error(
      `"${address}" does not name a file on GitHub. Write https://github.com/owner/name/blob/revision/path#L1-L9.`,
    );
  }
  return {
    url: address.trim(),
    raw: `https://raw.githubusercontent.com/${owner}/${name}/${revision}/${path}`,
    file: path.split("/").pop() ?? path,
    repository: `${owner}/${name}`,
    fromLine: from ? Number(from) : 1,
    toLine: to ? Number(to) : from ? Number(from) : Number.POSITIVE_INFINITY,
  };
}

/** The referenced lines of the file's text, moved left as far as all of them allow. */
export function excerpt(text: string, { fromLine, toLine }: GithubReference): string {
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
