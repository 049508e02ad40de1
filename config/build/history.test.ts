import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isFullClone, readHistory } from "./history";

let folder: string;
const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@site.test", ...args], {
    cwd,
    stdio: "ignore",
  });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "history-"));
  const full = path.join(folder, "full");
  execFileSync("git", ["init", "-q", full]);
  for (const text of ["one", "two"]) {
    writeFileSync(path.join(full, "page.mdx"), text);
    git(full, "add", ".");
    git(full, "commit", "-qm", text);
  }
  git(folder, "clone", "-q", "--depth", "1", `file://${full}`, "shallow");
});

afterAll(() => rmSync(folder, { recursive: true }));

it("trusts a full clone only", () => {
  expect(isFullClone(path.join(folder, "full"))).toBe(true);
  expect(isFullClone(path.join(folder, "shallow"))).toBe(false);
  expect(isFullClone(folder)).toBe(false);
});

it("knows no date where the history is cut off", async () => {
  const history = readHistory(path.join(folder, "shallow"));
  await history.initialize({ siteDir: path.join(folder, "shallow") });
  expect(await history.getFileLastUpdateInfo("page.mdx")).toBeNull();
});
