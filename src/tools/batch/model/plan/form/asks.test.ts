import { describe, expect, it } from "vitest";
import { usdc } from "viem/tokens";
import { readContractNames } from "../../../../../../plugins/protocol-data/src/contracts/names/contractNames";
import { readKnownContracts } from "../../../../../../plugins/protocol-data/src/contracts/names/knownContracts";
import { type BatchForm, INITIAL_FORM } from "../../form/form";
import { findPrefixProblems } from "../../rows/prefixes";
import { listDeployments } from "../calls/deployments";
import { findKnownToken, findSymbolFault } from "./knownTokens";
import { planBatch, type Plan } from "../plan";

/** What the builder asks before money is lost. */

const deployments = listDeployments(readKnownContracts());
const [PERSON, SAFE] = [`0x${"4".repeat(40)}`, `0x${"1".repeat(40)}`];
const UNI = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";
const DAI = "0x6B175474E89094C44Da98b954EedeAC495271d0F";
const USDC = usdc.addresses[1];
const contracts = readContractNames(readKnownContracts());
const NOW = BigInt(Date.UTC(2026, 10, 28) / 1_000);
const templates = [
  { id: "flow/now", columns: ["address", "rateAmount", "rateInterval", "initialDepositAmount"], text: "" },
  {
    id: "flow/stream",
    columns: ["address", "rateAmount", "rateInterval", "initialDepositAmount", "startAt"],
    text: "",
  },
  { id: "lockup/range/linear", columns: ["address", "amount", "startAt", "endAt"], text: "" },
];
const ROWS = `address,rateAmount,rateInterval,initialDepositAmount\n${PERSON},100,month,100\n`;

const plan = (part: Partial<BatchForm>) =>
  planBatch(
    { ...INITIAL_FORM, safe: SAFE, token: UNI, decimals: "18", rows: ROWS, ...part },
    { templates, deployments, contracts, now: NOW },
  );

/** Returns what is wrong, as `field: sentence`; `fine` without a problem. */
async function said(part: Partial<BatchForm>): Promise<string> {
  const found = await plan(part);
  if ("batches" in found) return "fine";
  return [
    ...found.fields.map(({ field, sentence }) => `${field}: ${sentence}`),
    ...found.rows.map(({ line, message }) => `${line}: ${message}`),
  ].join("\n");
}

describe("a prefix of an address", () => {
  it.each([
    ["base", 8453],
    ["BASE", 8453],
    ["eth", 1],
    ["arb1", 42161],
  ])("%s: counts on chain %d", async (prefix, chainId) => {
    expect(await said({ safe: `${prefix}:${SAFE}`, chainId })).toBe("fine");
    expect(findPrefixProblems(`address\n${prefix}:${PERSON}`, chainId)).toEqual([]);
  });

  it.each([
    ["eth", 8453],
    ["base", 1],
    ["evil", 1],
    ["arb1", 2741],
  ])("%s: is refused on chain %d", async (prefix, chainId) => {
    expect(await said({ safe: `${prefix}:${SAFE}`, chainId })).toMatch(/^safe: .*prefix/u);
    expect(await said({ token: `${prefix}:${UNI}`, chainId })).toMatch(/^token: .*prefix/u);
    expect(findPrefixProblems(`address,amount\n${PERSON},1\n"${prefix}:${PERSON}",1`, chainId)).toMatchObject(
      [{ line: 3 }],
    );
  });
});

describe("tokens", () => {
  it("are filled in from their address", async () => {
    const { token } = (await plan({ token: USDC, decimals: "" })) as Plan;
    expect(token).toEqual({ symbol: "USDC", decimals: 6 });
    expect(findKnownToken(1, DAI.toLowerCase())).toEqual({ symbol: "DAI", decimals: 18 });
    expect(findKnownToken(8453, USDC)).toBeUndefined();
  });

  it("are asked for if nobody knows them", async () => {
    expect(await said({ decimals: "" })).toMatch(/^decimals: Enter a whole number/u);
  });

  it.each([
    ["USDC with 18", { token: USDC, decimals: "18" }, /^decimals: .* USDC, which has 6/u],
    ["DAI with 6", { token: DAI, decimals: "6" }, /^decimals: .* DAI, which has 18/u],
    ["DAI as USDC", { token: DAI, symbol: "USDC" }, /^symbol: .* is DAI/u],
    [
      "another address as USDC",
      { symbol: "usdc", decimals: "6" },
      /^token: This is not USDC, whose address/u,
    ],
    [
      "USDC of Ethereum on Base",
      { chainId: 8453, token: USDC, symbol: "USDC", decimals: "6" },
      /token: This is not USDC, whose address on this chain/u,
    ],
    ["a name with a line break", { symbol: "U\nimport(1)" }, /^symbol: /u],
  ] as const)("are compared with what is known: %s", async (_, part, sentence) => {
    expect(await said(part)).toMatch(sentence);
  });

  it.each(["U\u202eSD", "U\u2028", "=SUM(1)", "+1", "a b", "x".repeat(21), "<b>", "`", "'", "@A1"])(
    "have no name like %j",
    (symbol) => expect(findSymbolFault(symbol)).toMatch(/^A name has at most 20/u),
  );

  it.each(["USDC", "USD₮0", "USDC.e", "$WIF", "st-ETH", ""])("can be called %j", (symbol) =>
    expect(findSymbolFault(symbol)).toBeUndefined(),
  );
});

describe("the Safe", () => {
  it.each(["flow", "lockup", "batchLockup"] as const)("is not Sablier's own contract: %s", async (name) => {
    const { chainId, ...own } = deployments.find((deployment) => deployment.chainId === 1)!;
    expect(await said({ chainId, safe: own[name] })).toMatch(/^safe: This is the contract Sablier/u);
  });

  it("is not the token", async () => {
    expect(await said({ safe: UNI })).toMatch(/^safe: This is the address of the token/u);
  });
});

describe("dates in the past", () => {
  const vesting = (rows: string) => ({
    template: "lockup/range/linear",
    rows: `address,amount,startAt,endAt\n${rows}`,
  });

  it("are asked about if a stream ended before now", async () => {
    const past = vesting(`${PERSON},10,2020-01-01 00:00,2024-01-01 00:00\n`);
    expect(await said(past)).toBe(
      "isPastMeant: Line 2 ends on 2024-01-01 00:00 UTC, which is in the past, so all of it can be withdrawn at once. Correct the dates, or confirm them.",
    );
    expect(await said({ ...past, isPastMeant: true })).toBe("fine");
  });

  it("are asked about if a payment by the second began before now", async () => {
    const header = "address,rateAmount,rateInterval,initialDepositAmount,startAt\n";
    const rows = `${header}${PERSON},10,month,10,2020-01-01 00:00\n`;
    expect(await said({ template: "flow/stream", rows })).toContain("everything since then is owed at once");
  });

  it("are fine if the stream goes beyond now", async () => {
    expect(await said(vesting(`${PERSON},10,2026-01-01 00:00,2028-01-01 00:00\n`))).toBe("fine");
  });
});
