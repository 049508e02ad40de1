import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createForm, planned, SAFE, templates } from "../../plan/fixtures/plans";
import { writeHandover } from "../handover";
import { isLong } from "../../../../../../tests/standIns/long";

/** The script of every list, by the types of viem as it is installed. The compiler reads all of these types. */

const siteDir = path.resolve(__dirname, "../../../../../..");
// Within the project, where `viem` is found.
const folder = path.join(siteDir, ".cache/typed-scripts");

async function getScript(template: string, rows: string): Promise<string> {
  const { batches } = await planned(createForm(template, rows, { decimals: "18", symbol: "TEST", fee: "7" }));
  const options = { chainId: 1, safe: SAFE, name: template, says: [], createdAt: 0 };
  return writeHandover(batches[0]!.calls, options).viem;
}

const getFile = (id: string) => path.join(folder, `${id.replaceAll("/", "-")}.mts`);

/** What the compiler says, by file. */
const said = new Map<string, string[]>();

beforeAll(async () => {
  if (!isLong) return;
  mkdirSync(folder, { recursive: true });
  const scripts = new Map<string, string>();
  for (const { id, text } of templates) scripts.set(id, await getScript(id, text));
  // Controls: an amount as text, and a function that the ABI does not have.
  const [salary, pause] = [scripts.get("flow/now")!, scripts.get("manage/flow/pause")!];
  scripts.set("wrong-argument", salary.replace(/(\d+)n,\n/u, '"$1",\n'));
  scripts.set("wrong-function", pause.replace('functionName: "pause"', 'functionName: "paused"'));
  for (const [id, script] of scripts) writeFileSync(getFile(id), script);
  const program = ts.createProgram([...scripts.keys()].map(getFile), {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ["node"],
  });
  for (const id of scripts.keys()) {
    const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(getFile(id)));
    said.set(
      id,
      found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")),
    );
  }
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.runIf(isLong).each(templates.map(({ id }) => id))("%s", (id) => expect(said.get(id)).toEqual([]));

it.runIf(isLong).each(["wrong-argument", "wrong-function"])("finds what is wrong: %s", (id) => {
  expect(said.get(id)).not.toEqual([]);
});
