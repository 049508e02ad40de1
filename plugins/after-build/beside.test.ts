import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { runSteps, type BuiltSite, type Step } from ".";
import { beside } from "./beside";

let folder: string;
let script: string;
const site = { outDir: "built" } as unknown as BuiltSite;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "beside-"));
  script = path.join(folder, "say.cjs");
  writeFileSync(
    script,
    'const work = JSON.parse(require("node:fs").readFileSync(0, "utf8"));\n' +
      'if (work.fails) throw new Error("no page");\nconsole.log(work.says);\n',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it("prepares, lets others go on, and shows at the end what the script says", async () => {
  const shown = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const { begin, finish } = beside("words", script, ({ outDir }) => ({ says: outDir }));
  const between: Step = { name: "between", run: () => expect(shown).not.toHaveBeenCalled() };
  await runSteps([begin, between, finish], site);
  expect(shown).toHaveBeenCalledWith("built\n");
  shown.mockRestore();
});

it("fails where it is waited for", async () => {
  const { begin, finish } = beside("words", script, () => ({ fails: true }));
  const between = vi.fn();
  await expect(runSteps([begin, { name: "between", run: between }, finish], site)).rejects.toThrow("no page");
  expect(between).toHaveBeenCalled();
});
