import { execFileSync } from "node:child_process";

const FOLDERS = ["docs", "blog", "src/pages"];

/**
 * Returns the day on which each page's source was last changed, as Git knows it (UTC): `{ "docs/a.mdx": "2026-03-31"
 * }`. Where the history is cut off, `unknown`; outside a repository, nothing.
 */
export function readChangesBelow(root: string): Record<string, string> {
  const runGit = (...args: string[]) =>
    execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "ignore"],
    });
  try {
    if (runGit("rev-parse", "--is-shallow-repository").trim() !== "false") {
      const files = runGit("ls-files", "-z", "--", ...FOLDERS).split("\0");
      return Object.fromEntries(files.filter(Boolean).map((file) => [file, "unknown"]));
    }
    const changes: Record<string, string> = {};
    // Newest first, so the first mention of a file is its last change.
    const log = runGit("log", "--format=%x01%ct", "--name-only", "--no-renames", "-z", "--", ...FOLDERS);
    for (const commit of log.split("\x01").slice(1)) {
      const [time = "", ...files] = commit.split(/[\0\n]+/);
      const day = new Date(Number(time) * 1000).toISOString().slice(0, 10);
      for (const file of files.filter(Boolean)) changes[file] ??= day;
    }
    return changes;
  } catch {
    return {};
  }
}
