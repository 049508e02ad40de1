import { describe, expect, it } from "vitest";
import { readContractNames } from "../../../../../../plugins/protocol-data/src/contracts/names/contractNames";
import { readKnownContracts } from "../../../../../../plugins/protocol-data/src/contracts/names/knownContracts";
import { INITIAL_FORM } from "../../form/form";
import { listDeployments } from "../calls/deployments";
import { planBatch } from "../plan";

/** Recipients that nobody means: refused where the tokens would be lost, said where the contracts take them. */

const known = readKnownContracts();
const deployments = listDeployments(known);
const columns = ["address", "rateAmount", "rateInterval", "initialDepositAmount"];
const data = {
  templates: [{ id: "flow/now", columns, text: "" }],
  deployments,
  contracts: readContractNames(known),
};
const SAFE = "0x1111111111111111111111111111111111111111";
const TOKEN = "0x3333333333333333333333333333333333333333";
const [ONE, TWO] = [
  "0x4444444444444444444444444444444444444444",
  "0x5555555555555555555555555555555555555555",
];

/** Returns what is said of these recipients: problems by line, or warnings. */
async function said(recipients: readonly string[]): Promise<string[]> {
  const rows = [columns.join(), ...recipients.map((recipient) => `${recipient},50,month,100`)].join("\n");
  const plan = await planBatch({ ...INITIAL_FORM, decimals: "6", safe: SAFE, token: TOKEN, rows }, data);
  if ("batches" in plan) return [...plan.warnings];
  return plan.rows.map(({ line, message }) => `Line ${line}: ${message}`);
}

describe("refuses", () => {
  it.each([
    ["the token", TOKEN, "of the token itself"],
    ["the zero address", `0x${"0".repeat(40)}`, "zero address"],
    ["an address for burning", `0x${"0".repeat(36)}dead`, "for burning"],
    ["Lockup", deployments[0]!.lockup, "SablierLockup"],
    ["Flow", deployments[0]!.flow, "SablierFlow"],
    ["the contract for many streams", deployments[0]!.batchLockup, "SablierBatchLockup"],
  ])("%s", async (_what, recipient, words) => {
    const sentences = await said([ONE, recipient]);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/^Line 3: /u);
    expect(sentences[0]).toContain(words);
  });
});

describe("warns", () => {
  it.each([
    ["of nothing", [ONE, TWO], []],
    ["of the Safe itself", [ONE, SAFE], ["The paying account is also the recipient in line 3."]],
    [
      "of the Safe itself, twice",
      [SAFE, ONE, SAFE],
      ["The paying account is also the recipient in lines 2 and 4."],
    ],
    [
      "of one that has several rows",
      [ONE, TWO, ONE, ONE],
      [`Lines 2, 4 and 5 have the same recipient, ${ONE}, who gets a stream for each.`],
    ],
  ])("%s", async (_what, recipients, sentences) => {
    expect(await said(recipients)).toEqual(sentences);
  });
});
