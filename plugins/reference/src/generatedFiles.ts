/** Keeps the generated pages between starts: they change with a package, with our data or with this plugin only. */

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** What the last generation left. */
interface Manifest {
  /** Hash of everything that the pages depend on. */
  key: string;
  /** Hash of each written file by its path from the site's root. */
  files: Record<string, string>;
  /** Shown again on a warm start. */
  report: string;
}

/** SHA-256, in hexadecimal digits. */
export function hash(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Returns all files below a folder, sorted. */
export function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? listFiles(file) : [file];
    })
    .sort();
}

/** What the last generation wrote, and whether it can be. */
export class GeneratedFiles {
  private readonly file: string;

  /**
   * @param siteDir root of the site
   * @param folders generated folders, from the root: whatever else is in them is removed
   */
  constructor(
    private readonly siteDir: string,
    private readonly folders: string[],
  ) {
    this.file = path.join(siteDir, ".cache", "reference", "manifest.json");
  }

  /** Returns the report of the last generation if its files are all there and untouched. */
  read(key: string): string | undefined {
    let manifest: Manifest;
    try {
      manifest = JSON.parse(fs.readFileSync(this.file, "utf8")) as Manifest;
    } catch {
      return undefined;
    }
    if (manifest.key !== key) return undefined;
    const present = this.folders.flatMap((folder) => listFiles(path.join(this.siteDir, folder)));
    const known = Object.entries(manifest.files);
    const intact =
      present.every((file) => manifest.files[path.relative(this.siteDir, file)] !== undefined) &&
      known.every(([file, sum]) => {
        const absolute = path.join(this.siteDir, file);
        return fs.existsSync(absolute) && hash(fs.readFileSync(absolute)) === sum;
      });
    return intact ? manifest.report : undefined;
  }

  /** Writes the files, leaves those alone that did not change, removes the others in the generated folders. */
  write(key: string, files: Record<string, string>, report: string): void {
    for (const folder of this.folders) {
      for (const file of listFiles(path.join(this.siteDir, folder))) {
        if (files[path.relative(this.siteDir, file)] === undefined) fs.rmSync(file);
      }
    }
    for (const [file, content] of Object.entries(files)) {
      const absolute = path.join(this.siteDir, file);
      if (fs.existsSync(absolute) && fs.readFileSync(absolute, "utf8") === content) continue;
      fs.mkdirSync(path.dirname(absolute), { recursive: true });
      fs.writeFileSync(absolute, content);
    }
    const manifest: Manifest = {
      key,
      files: Object.fromEntries(Object.entries(files).map(([file, content]) => [file, hash(content)])),
      report,
    };
    fs.mkdirSync(path.dirname(this.file), { recursive: true });
    fs.writeFileSync(this.file, JSON.stringify(manifest));
  }
}
