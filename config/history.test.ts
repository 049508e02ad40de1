import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hasWholeHistory, historyOf } from "./history";

let folder: string;
const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@site.test", ...args], {
    cwd,
    stdio: "ignore",
  });

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "history-"));
  const whole = path.join(folder, "whole");
  execFileSync("git", ["init", "-q", whole]);
  for (const text of ["one", "two"]) {
    writeFileSync(path.join(whole, "page.mdx"), text);
    git(whole, "add", ".");
    git(whole, "commit", "-qm", text);
  }
  git(folder, "clone", "-q", "--depth", "1", `file://${whole}`, "shallow");
});

afterAll(() => rmSync(folder, { recursive: true }));

it("trusts a whole history only", () => {
  expect(hasWholeHistory(path.join(folder, "whole"))).toBe(true);
  expect(hasWholeHistory(path.join(folder, "shallow"))).toBe(false);
  expect(hasWholeHistory(folder)).toBe(false);
});

it("knows no date where the history is cut off", async () => {
  const history = historyOf(path.join(folder, "shallow"));
  await history.initialize({ siteDir: path.join(folder, "shallow") });
  expect(await history.getFileLastUpdateInfo("page.mdx")).toBeNull();
});
