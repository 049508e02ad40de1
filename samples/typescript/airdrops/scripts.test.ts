import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import figures from "./tree.figures.json";

const LIST = "samples/typescript/airdrops/list.json";
const RECIPIENT = "0x1111111111111111111111111111111111111111";
const root = figures["merkleTree.root"].text;

/** What a script prints, line by line. Fails as the script does. */
async function run(script: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", `samples/typescript/airdrops/${script}`, ...args],
    { cwd: path.resolve(__dirname, "../../..") },
  );
  return stdout.split("\n").filter(Boolean);
}

describe("root.ts", () => {
  it("prints root, sum and number of the example list as pages show them", async () => {
    expect(await run("root.ts", LIST)).toEqual([
      `root        ${root}`,
      `sum         ${figures["merkleTree.sum"].amount}`,
      `recipients  ${figures["merkleTree.recipients"].integer}`,
    ]);
  });

  it("asks for the list", async () => {
    await expect(run("root.ts")).rejects.toThrow("Name the list.");
  });
});

describe("proof.ts", () => {
  it("prints the four fields of a claim as pages show them", async () => {
    const proof = [figures["merkleTree.proof.0.0"].text, figures["merkleTree.proof.0.1"].text];
    expect(await run("proof.ts", LIST, root, RECIPIENT)).toEqual([
      "index        0",
      `recipient    ${RECIPIENT}`,
      "amount       100000000000000000000",
      `merkleProof  ["${proof.join('","')}"]`,
    ]);
  });

  it("prints nothing for an address that is not on the list", async () => {
    expect(await run("proof.ts", LIST, root, `0x${"5".repeat(40)}`)).toEqual([]);
  });

  it("refuses the list of another campaign, and too few arguments", async () => {
    const another = figures["merkleTree.five.root"].text;
    await expect(run("proof.ts", LIST, another, RECIPIENT)).rejects.toThrow("not the list of the campaign");
    await expect(run("proof.ts", LIST, root)).rejects.toThrow("your address");
  });
});
