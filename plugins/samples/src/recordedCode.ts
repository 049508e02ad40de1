import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as GithubReference from "../../../src/site/githubReference";

/** Folder of recorded files of other repositories; its README says how to record one. */
const FOLDER = "data/code";

/**
 * Returns the lines that an address on GitHub names, from the recorded copy of that file at that commit. Returns nothing
 * without a copy.
 *
 * @param root folder of the project
 * @param address such as `https://github.com/owner/name/blob/<commit>/src/File.sol#L10-L20`
 * @throws Error when the address names no file by a commit, or when the copy does not have these lines
 */
export function readRecordedCode(root: string, address: string): string | undefined {
  const reference = GithubReference.parse(address);
  const { repository, commit } = reference;
  const [, file = ""] = new URL(reference.url).pathname.split(`/blob/${commit}/`);
  const copy = path.join(root, FOLDER, repository, commit, file);
  if (!existsSync(copy)) return undefined;
  const code = GithubReference.cutExcerpt(readFileSync(copy, "utf8"), reference);
  if (code === "") throw new Error(`${path.relative(root, copy)} does not have the lines of ${address}`);
  return code;
}
