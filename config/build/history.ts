import { execFileSync } from "node:child_process";
import path from "node:path";
import type { VcsConfig } from "@docusaurus/types";
import { getVcsPreset } from "@docusaurus/utils";

/**
 * Checks whether a folder is in a full clone of a Git repository. A shallow clone dates every file like its newest commit.
 */
export function isFullClone(folder: string): boolean {
  try {
    const answer = execFileSync("git", ["rev-parse", "--is-shallow-repository"], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return answer.trim() === "false";
  } catch {
    return false;
  }
}

/**
 * From where pages and the site map have the date of their last change: Git, in a full clone; otherwise
 * nowhere, because no date is better than a wrong one.
 *
 * @param folder the site's folder
 */
export function readHistory(folder: string): VcsConfig {
  const source = getVcsPreset(isFullClone(folder) ? "default-v2" : "disabled");
  // The site map asks for the sources of React pages by their path in the site; Git's files are known by the full one.
  const full = (file: string) => path.resolve(folder, file);
  return {
    initialize: (site) => source.initialize(site),
    getFileCreationInfo: (file) => source.getFileCreationInfo(full(file)),
    getFileLastUpdateInfo: (file) => source.getFileLastUpdateInfo(full(file)),
  };
}

export const history: VcsConfig = readHistory(process.cwd());
