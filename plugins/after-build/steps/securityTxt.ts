import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Step } from "..";

/** What the file says. */
export interface SecurityContact {
  /** URI to write to. */
  contact: string;
  /** Site path of the page that says what happens with a report. */
  policy: string;
  languages: string;
  /** ISO 8601, UTC. */
  expires: string;
}

const FILE = ".well-known/security.txt";

/**
 * The text of security.txt (https://www.rfc-editor.org/rfc/rfc9116).
 *
 * @param origin where the site lives, without a path
 */
export function securityTxt(said: SecurityContact, origin: string): string {
  return [
    `Contact: ${said.contact}`,
    `Expires: ${said.expires}`,
    `Preferred-Languages: ${said.languages}`,
    `Canonical: ${origin}/${FILE}`,
    `Policy: ${origin}${said.policy}`,
    "",
  ].join("\n");
}

/** Puts security.txt where researchers look for it. */
export function writeSecurityTxt(said: SecurityContact): Step {
  return {
    name: "security.txt",
    async run({ outDir, context }) {
      const file = path.join(outDir, FILE);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, securityTxt(said, new URL(context.siteConfig.url).origin));
    },
  };
}
