import { type Abi, decodeFunctionData, toFunctionSelector } from "viem";
import { sablier } from "sablier";
import { describe, expect, it } from "vitest";
import { checksumOf, type SafeFile } from "../../../../protocol/evm/safeFile";
import { flow as flowStream, lockup as lockupStream } from "../fixtures/streams";
import type { Stream } from "../streams/stream";
import { safeBatch } from "./safeBatch";
import { ABI, feeOf, transactionsOf, VALUE_FIELD } from "./transactions";

const SENDER = `0x${"a".repeat(40)}`;
const RECIPIENT = `0x${"b".repeat(40)}`;
const OTHER = `0x${"c".repeat(40)}`;

const lockup = lockupStream();
const flow = flowStream();
/** The lockup stream streams since its cliff, and the balance of the flow stream covers its debt. */
const NOW = 700n;
const FLOW_NOW = 105n;
const nowOf = ({ product }: Stream) => (product === "lockup" ? NOW : FLOW_NOW);

const namesFor = (stream: Stream, wallet?: string, to?: string) =>
  transactionsOf(stream, { wallet, to, now: nowOf(stream) }).transactions.map(
    ({ functionName }) => functionName,
  );

it.each<[string, Stream, string | undefined, string | undefined, string[]]>([
  ["the recipient of Lockup", lockup, RECIPIENT, undefined, ["withdrawMax"]],
  ["the recipient who names an address", lockup, RECIPIENT, OTHER, ["withdrawMax", "transferFrom"]],
  ["the sender of Lockup", lockup, SENDER, undefined, ["withdrawMax", "cancel"]],
  ["the sender, who cannot withdraw elsewhere", lockup, SENDER, OTHER, ["cancel"]],
  ["a stranger", lockup, OTHER, undefined, []],
  ["the recipient of Flow", flow, RECIPIENT, undefined, ["withdrawMax", "void"]],
  ["the sender of Flow", flow, SENDER, undefined, ["withdrawMax", "pause", "refundMax", "void"]],
  ["a contract that is no release", { ...lockup, isKnown: false }, RECIPIENT, OTHER, []],
  ["a stream that must not move", { ...lockup, isTransferable: false }, RECIPIENT, OTHER, ["withdrawMax"]],
])("offers %s what they can send", (_, stream, wallet, to, names) => {
  expect(namesFor(stream, wallet, to)).toEqual(names);
});

it("writes the same values as fields and as calldata", () => {
  for (const stream of [lockup, flow]) {
    for (const { data, fields, functionName } of transactionsOf(stream, {
      wallet: undefined,
      to: OTHER,
      now: nowOf(stream),
    }).transactions) {
      const decoded = decodeFunctionData({ abi: ABI, data });
      expect(decoded.functionName).toBe(functionName);
      const values = fields.filter(({ name }) => name !== VALUE_FIELD).map(({ value }) => value);
      expect((decoded.args ?? []).map((value) => String(value).toLowerCase())).toEqual(values);
    }
  }
});

describe("every release", () => {
  const releases = (["lockup", "flow"] as const).flatMap((protocol) =>
    sablier.releases.getAll({ protocol }).flatMap(({ version, abi }) =>
      Object.values(abi ?? {}).map((items) => ({
        protocol,
        version: String(version),
        items: items as Abi,
      })),
    ),
  );
  const streamContracts = releases.filter(({ items }) =>
    items.some((item) => item.type === "function" && item.name === "withdrawMax"),
  );

  it("is among the releases of the package", () => {
    expect(new Set(streamContracts.map(({ protocol, version }) => `${protocol} ${version}`)).size).toBe(10);
  });

  it.each(streamContracts)(
    "$protocol $version has these functions, and takes a value as the form says",
    (release) => {
      const { protocol, version, items } = release;
      const stream = { ...(protocol === "lockup" ? lockup : flow), version } as Stream;
      const { transactions } = transactionsOf(stream, { wallet: undefined, to: OTHER, now: nowOf(stream) });
      for (const { functionName, fields } of transactions) {
        const own = ABI.find(({ name }) => name === functionName)!;
        const there = items.find(
          (item) => item.type === "function" && toFunctionSelector(item) === toFunctionSelector(own),
        );
        expect(there, functionName).toBeDefined();
        const isPayable = there?.type === "function" && there.stateMutability === "payable";
        expect(
          fields.some(({ name }) => name === VALUE_FIELD),
          functionName,
        ).toBe(isPayable);
      }
      const hasMinimum = items.some((item) => item.type === "function" && item.name === "calculateMinFeeWei");
      expect(feeOf(stream).includes("calculateMinFeeWei")).toBe(hasMinimum);
    },
  );
});

it("writes a file that Safe's Transaction Builder takes", () => {
  const [withdrawal] = transactionsOf(lockup, { wallet: RECIPIENT, to: undefined, now: NOW }).transactions;
  const text = safeBatch(withdrawal!, { safe: RECIPIENT, value: 7n, createdAt: 1 });
  const file = JSON.parse(text) as SafeFile;
  expect(file.transactions).toEqual([{ to: lockup.contract, value: "7", data: withdrawal!.data }]);
  expect(file.meta.checksum).toBe(checksumOf(file));
});
