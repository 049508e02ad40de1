/**
 * `npm run mcp:pack`: packs the server for coding assistants with the pages of a finished build into one file, which
 * `npx` starts on any machine. Prints the path of the file. Options: `--to .mcp`. The package has no dependencies, because
 * the server is bundled: a package of this folder would have those of the whole site.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { BUNDLE } from "../../src/server/bundle";

/** Fields of `package.json` that the package has, too. */
const KEPT = ["version", "description", "license", "engines", "bin", "files"] as const;

/** A file about the site, which npm adds to every package. */
const OF_SITE = ["README.md", "package.json"];

const { values } = parseArgs({ options: { to: { type: "string", default: BUNDLE } } });
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, unknown> & {
  bin: Record<string, string>;
};

const runNpm = (...args: string[]) => execFileSync("npm", args, { encoding: "utf8", maxBuffer: 1e8 });

if (!existsSync(path.join(BUNDLE, "index.js"))) {
  console.error('The site has not been built. Run "npm run build" first.');
  process.exit(1);
}

const folder = mkdtempSync(path.join(tmpdir(), "mcp-package-"));
try {
  const [{ files }] = JSON.parse(runNpm("pack", "--dry-run", "--json", "--silent")) as [
    { files: { path: string }[] },
  ];
  for (const { path: file } of files) {
    if (!OF_SITE.includes(file)) cpSync(file, path.join(folder, file));
  }
  const kept = Object.fromEntries(KEPT.map((field) => [field, manifest[field]]));
  const [name] = Object.keys(manifest.bin);
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name, ...kept }, undefined, 2));
  mkdirSync(values.to, { recursive: true });
  const packed = runNpm("pack", folder, "--silent", "--pack-destination", values.to).trim();
  console.log(path.resolve(values.to, packed));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
