import { spawnSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Below the project, so that the packages that are installed here are found. */
const FOLDER = path.resolve(".cache/bench/baseline");

/** Site path of the bare site's page. */
export const BASELINE_ROUTE = "/page";

const config = {
  title: "Bare",
  url: "https://bare.example",
  baseUrl: "/",
  trailingSlash: false,
  future: { v4: true, faster: true },
  presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: false }, blog: false }]],
};

/** As much as an ordinary page of ours: sections of text, a list, a table, five blocks of code. */
function pageText(): string {
  const code = "```ts\nconst unlocked = (deposited * elapsed) / duration; // base units\n```";
  const section = (number: number) =>
    [
      `## Section ${number}`,
      "A stream pays out by the second, from its start to its end. ".repeat(6),
      "- the sender creates it\n- the recipient withdraws from it\n- nobody else can",
      code,
    ].join("\n\n");
  const table = "| Field | Unit |\n| --- | --- |\n| amount | base units |\n| start | seconds |";
  return [
    "# Page",
    "What a page costs without anything of ours.",
    table,
    ...[1, 2, 3, 4, 5].map(section),
  ].join("\n\n");
}

/**
 * Builds a site of two pages with the same release of Docusaurus and nothing added: what the framework costs by itself.
 *
 * @returns the folder of the built site
 * @throws Error when the build fails
 */
export async function buildBaseline(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(path.join(FOLDER, "docs"), { recursive: true });
  await writeFile(path.join(FOLDER, "docusaurus.config.js"), `module.exports = ${JSON.stringify(config)};\n`);
  await writeFile(path.join(FOLDER, "package.json"), "{}\n");
  await writeFile(
    path.join(FOLDER, "docs/index.md"),
    `---\nslug: /\n---\n# Start\n\n[Page](${BASELINE_ROUTE})\n`,
  );
  await writeFile(path.join(FOLDER, "docs/page.md"), pageText());
  const { status, stdout, stderr } = spawnSync(
    path.resolve("node_modules/.bin/docusaurus"),
    ["build", FOLDER],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The bare site cannot be built:\n${stdout}${stderr}`);
  return path.join(FOLDER, "build");
}
