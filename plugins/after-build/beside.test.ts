import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { runSteps, type BuiltSite, type Step } from ".";
import { beside } from "./beside";

let folder: string;
let script: string;
let site: BuiltSite;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "beside-"));
  site = { outDir: path.join(folder, "built") } as unknown as BuiltSite;
  mkdirSync(path.join(site.outDir, "one"), { recursive: true });
  script = path.join(folder, "say.ts");
  writeFileSync(
    script,
    'import { readFileSync } from "node:fs";\n' +
      "export default async (facts: { says: string; fails?: true }, pages: string) => {\n" +
      '  if (facts.fails) throw new Error("no page");\n' +
      "  return `${facts.says}: ${readFileSync(`${pages}/one/two.html`)}\\n`;\n};\n",
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => writeFileSync(path.join(site.outDir, "one/two.html"), "as it was"));

it("prepares, lets others change the pages, and shows at the end what the workers say, in their order", async () => {
  const shown = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { begin, finish } = beside(
    { name: "words", script, prepare: ({ outDir }) => ({ says: path.basename(outDir) }) },
    { name: "more words", script, prepare: () => ({ says: "and more" }) },
  );
  const between: Step = {
    name: "between",
    run(): void {
      expect(shown).not.toHaveBeenCalled();
      writeFileSync(path.join(site.outDir, "one/two.html"), "changed");
    },
  };
  await runSteps([begin, between, finish], site);
  expect(shown).toHaveBeenCalledWith("built: as it was\nand more: as it was\n");
  shown.mockRestore();
});

it("fails where it is waited for", async () => {
  const { begin, finish } = beside({ name: "words", script, prepare: () => ({ fails: true }) });
  const between = vi.fn();
  await expect(runSteps([begin, { name: "between", run: between }, finish], site)).rejects.toThrow("no page");
  expect(between).toHaveBeenCalled();
});
