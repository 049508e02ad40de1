import path from "node:path";
import { encodeFunctionData, erc20Abi } from "viem";
import { describe, expect, it } from "vitest";
import { currentReleases } from "../../../../../data/contracts/currentReleases";
import { readFunctions } from "../../../../../plugins/protocol-data/src/contracts/functions";
import { readKnownContracts } from "../../../../../plugins/protocol-data/src/contracts/names/knownContracts";
import { createContractFinder } from "../plan/calls/deployments";
import { creations as templates, createForm, planned, TOKEN } from "../plan/fixtures/plans";
import { execute, multiSend } from "../reading/fixtures/encode";
import { writeHandover } from "./handover";
import { callsIn, readText } from "../reading/fixtures/read";
import { computeChecksum, type SafeFile } from "../../../../protocol/evm/safeFile";
import { describeInWords, type PastedTransaction } from "../explanation/words";

/** What a co-signer gets: every form of a batch, read back and explained in words. */

const siteDir = path.resolve(__dirname, "../../../../..");
const functions = readFunctions(siteDir);
const known = readKnownContracts();
const SAFE = "0x1111111111111111111111111111111111111111";

async function createBatch(template: string, text: string) {
  const { batches } = await planned(createForm(template, text, { safe: SAFE, decimals: "18" }));
  return batches[0]!.calls;
}

const knowledge = {
  functions,
  contractAt: createContractFinder(known, 1),
  tokens: { [TOKEN.toLowerCase()]: { symbol: "USDC", decimals: 18 } },
  zone: "UTC",
  safe: SAFE,
};

const options = { chainId: 1, safe: SAFE, name: "Salaries", says: [], createdAt: 1_798_761_600_000 };
const bare = ({ to = "", value, data }: PastedTransaction) => ({ to, value, data });

describe.each(templates.map(({ id, text }) => [id, text] as const))("%s", (id, text) => {
  it("is the same after it was written and read", async () => {
    const calls = await createBatch(id, text);
    const expected = calls.map(bare);
    const handover = writeHandover(calls, options);
    const file = readText(handover.safe, SAFE);
    expect(file).toMatchObject({ chainId: 1, safe: SAFE, name: "Salaries", checksum: "matches" });
    // The price feed of a template is the only thing that the reader cannot know.
    expect(file).toMatchObject({ verdict: id.endsWith("priceGated") ? "unknown" : "clear" });
    const packed = multiSend(...expected);
    const executed = execute({ to: SAFE, data: packed, operation: 1 });
    for (const pasted of [handover.safe, handover.calldata, packed, executed])
      expect(callsIn(pasted).map(bare)).toEqual(expected);
    // Scripts are programs: only what they send can be read in them.
    const hex = [...handover.foundry.matchAll(/(?:\s*hex"[0-9a-f]+"\n)+/gu)];
    const digits = (lines: string) =>
      [...lines.matchAll(/hex"([0-9a-f]+)"/gu)].map(([, call]) => call).join("");
    const sent = hex.map(([lines]) => `data 0x${digits(lines)}`).join("\n");
    expect(callsIn(sent).map((call) => call.data)).toEqual(expected.map((call) => call.data));
    for (const call of expected) {
      const words = describeInWords(call, knowledge);
      expect(words.warnings).toEqual([]);
      expect(words.sentences.length).toBeGreaterThan(0);
      expect(words.fields.length).toBeGreaterThan(1);
    }
  });
});

describe("explainWords", () => {
  it("tell a salary", async () => {
    const rows = `address,rateAmount,rateInterval,initialDepositAmount\n${SAFE.replaceAll("1", "2")},3000,month,3000\n`;
    const [approve, create] = await createBatch("flow/now", rows);
    expect(describeInWords(approve!, knowledge).sentences).toEqual([
      "Lets SablierFlow, Flow v3.0 take 3,000 USDC from the account.",
    ]);
    expect(describeInWords(create!, knowledge).sentences).toEqual([
      "Opens a Flow stream to 0x2222222222222222222222222222222222222222: 0.001157407407407407 USDC a second, which is 2,999.999999999998944 USDC in 30 days, from the moment of execution. Pays in 3,000 USDC, which lasts 30 days. It is not transferable.",
    ]);
  });

  it("tell a vesting with a cliff", async () => {
    const rows = `address,amount,startAt,endAt,cliffAmount,cliffAt\n${SAFE.replaceAll("1", "2")},48000,2027-01-01 00:00,2031-01-01 00:00,12000,2028-01-01 00:00\n`;
    const [, create] = await createBatch("lockup/range/cliff", rows);
    const { sentences, fields } = describeInWords(create!, { ...knowledge, zone: "Europe/Berlin" });
    expect(sentences).toEqual([
      "Vests 48,000 USDC to 0x2222222222222222222222222222222222222222 from 2027-01-01 00:00 UTC (2027-01-01 01:00 in Europe/Berlin) to 2031-01-01 00:00 UTC (2031-01-01 01:00 in Europe/Berlin): nothing before the cliff at 2028-01-01 00:00 UTC (2028-01-01 01:00 in Europe/Berlin), and 12,000 USDC there. It is cancelable and not transferable.",
    ]);
    const find = (name: string) => fields.find((field) => field.name === name);
    expect(find("lockup")).toMatchObject({
      explanation: `SablierLockup, Lockup ${currentReleases.lockup.release}`,
    });
    expect(find("batch[0].sender")).toMatchObject({ explanation: "this Safe" });
    expect(find("batch[0].unlockAmounts.cliff")).toMatchObject({ explanation: "12,000 USDC" });
    expect(find("batch[0].unlockAmounts.start")).toMatchObject({ explanation: "0 USDC" });
    expect(find("batch[0].granularity")).not.toHaveProperty("explanation");
  });

  it("tell a price gate", async () => {
    const { text } = templates.find(({ id }) => id === "lockup/range/priceGated")!;
    const [, create] = await createBatch("lockup/range/priceGated", text);
    const { sentences, fields } = describeInWords(create!, knowledge);
    expect(sentences[0]).toBe(
      `Vests 10,000 USDC to 0x${"4".repeat(40)} from 2027-03-01 09:00 UTC to 2029-03-01 09:00 UTC: all at once when the price feed 0x${"2".repeat(40)} returns $5,000 or more, or at the end. It is cancelable and not transferable.`,
    );
    const price = fields.find(({ name }) => name === "batch[1].unlockParams.targetPrice");
    expect(price).toMatchObject({ explanation: "$7,500.25" });
  });

  it.each(["flow/stream", "lockup/range/cliff", "lockup/duration/linear"])(
    "warn of an approval of %s that is not the sum",
    async (id) => {
      const { text } = templates.find((template) => template.id === id)!;
      const [approve, ...others] = await createBatch(id, text);
      const reading = (amount: bigint) => {
        const data = encodeFunctionData({
          abi: erc20Abi,
          functionName: "approve",
          args: [`0x${approve!.data.slice(34, 74)}`, amount],
        });
        return readText(writeHandover([{ ...approve!, data }, ...others], options).safe, SAFE);
      };
      expect(reading(1n)).toMatchObject({
        verdict: "unknown",
        findings: expect.arrayContaining([
          { level: "unknown", sentence: expect.stringContaining("pays in more") },
        ]),
      });
      expect(reading(2n ** 90n)).toMatchObject({
        verdict: "danger",
        findings: [{ level: "danger", sentence: expect.stringContaining("stay approved") }],
      });
    },
  );
});

describe("the file of the Transaction Builder", () => {
  /** A batch as version 1.18.2 of the app wrote it, with its checksum. */
  const written = {
    version: "1.0",
    chainId: "1",
    createdAt: 1_761_326_849_944,
    meta: {
      name: "Transactions Batch",
      description: "",
      txBuilderVersion: "1.18.2",
      createdFromSafeAddress: "0xA77DE01e157f9f57C7c4A326eeE9C4874D0598b6",
      createdFromOwnerAddress: "",
      checksum: "0x8b5032f716845c8b08bab3d63dbd9ba92e056f3557793cd041e59b84e16aa989",
    },
    transactions: [
      {
        to: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
        value: "0",
        data: null,
        contractMethod: {
          inputs: [
            { internalType: "address", name: "spender", type: "address" },
            { internalType: "uint256", name: "value", type: "uint256" },
          ],
          name: "approve",
          payable: false,
        },
        contractInputsValues: {
          spender: "0x474e5Ded6b5D078163BFB8F6dBa355C3aA5478C8",
          value: "100000000000",
        },
      },
    ],
  };

  it("has the checksum that the app computes", () => {
    expect(computeChecksum(written as unknown as SafeFile)).toBe(written.meta.checksum);
    expect(computeChecksum({ ...written, chainId: "10" } as unknown as SafeFile)).not.toBe(
      written.meta.checksum,
    );
  });

  it("tells when it was changed", async () => {
    const { safe } = writeHandover(await createBatch("flow/now", templates[0]!.text), options);
    expect(readText(safe.replace('"value": "0"', '"value": "1"'))).toMatchObject({ checksum: "differs" });
    expect(readText(safe.replace("Salaries", "Other"))).toMatchObject({ checksum: "matches" });
    expect(readText(safe.replace(/,\s*"checksum": "\w+"/u, ""))).not.toHaveProperty("checksum");
  });

  it("is read when it was composed in the app, with fields and no calldata", () => {
    expect(readText(JSON.stringify(written))).toMatchObject({ checksum: "matches", count: 1 });
    expect(callsIn(JSON.stringify(written))[0]).toMatchObject({ functionName: "approve" });
  });

  it.each([
    ["", "Paste a file"],
    ["hello", "neither JSON nor calldata"],
    ["{", "incomplete"],
    ["{}", "no transactions"],
    ['{"transactions":[]}', "no transactions"],
    ['{"transactions":[{"to":"0x1","value":"0","data":"0x"}]}', "not an address"],
    [`{"transactions":[{"to":"${TOKEN}","value":"-1","data":"0x"}]}`, "not a whole number"],
  ])("%s", (text, says) => expect(readText(text)).toContain(says));
});
