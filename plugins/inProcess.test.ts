import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { inProcess } from "./inProcess";

let folder: string;
const script = (name: string, source: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
};

beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), "in-process-"))));
afterAll(() => rmSync(folder, { recursive: true }));

const ECHO = 'process.stdout.write(require("node:fs").readFileSync(0, "utf8"));';

it("hands over the work, however long, and returns what the script writes", async () => {
  const work = { text: "é\n".repeat(500_000) };
  expect(JSON.parse(await inProcess(script("echo.cjs", ECHO), work))).toEqual(work);
});

it("runs TypeScript, and passes flags on", async () => {
  const typed = script("typed.ts", "const kind: string = typeof globalThis.gc;\nconsole.log(kind);\n");
  expect(await inProcess(typed, {})).toBe("undefined\n");
  expect(await inProcess(typed, {}, { flags: ["--expose-gc"] })).toBe("function\n");
});

it("leaves the processor to others when asked to", async () => {
  const priority = script("priority.cjs", "console.log(require('node:os').getPriority());");
  const own = Number(await inProcess(priority, {}));
  expect(Number(await inProcess(priority, {}, { yields: true }))).toBeGreaterThan(own);
});

it("fails with what a failing script says", async () => {
  const failing = script("failing.cjs", 'throw new Error("no such file");');
  await expect(inProcess(failing, {})).rejects.toThrow(/^failing\.cjs ended with 1:\n[\s\S]*no such file/);
});

it("hands on what a script warns of", async () => {
  const shown = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await inProcess(script("warning.cjs", 'console.error("odd");'), {});
  expect(shown).toHaveBeenCalledWith("odd\n");
  shown.mockRestore();
});
