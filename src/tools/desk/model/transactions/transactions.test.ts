import { type Abi, type AbiFunction, encodeFunctionData, toFunctionSelector } from "viem";
import { sablier } from "sablier";
import { describe, expect, it } from "vitest";
import { VALUE_FIELD } from "../../../../protocol/evm/explorerForm";
import { computeChecksum, type SafeFile } from "../../../../protocol/evm/safeFile";
import { flow as flowStream, lockup as lockupStream } from "../fixtures/streams";
import type { Stream } from "../streams/stream";
import { writeSafeBatch } from "./safeBatch";
import { ABI, describeFee, listTransactions } from "./transactions";

const SENDER = `0x${"a".repeat(40)}`;
const RECIPIENT = `0x${"b".repeat(40)}`;
const OTHER = `0x${"c".repeat(40)}`;

const lockup = lockupStream();
const flow = flowStream();
/** The lockup stream streams since its cliff, and the balance of the flow stream covers its debt. */
const NOW = 700n;
const FLOW_NOW = 105n;
const getNow = ({ product }: Stream) => (product === "lockup" ? NOW : FLOW_NOW);

const namesFor = (stream: Stream, wallet?: string, to?: string) =>
  listTransactions(stream, { wallet, to, now: getNow(stream) }).transactions.map(
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
    "$protocol $version has these functions, whose form and file encode the calldata",
    (release) => {
      const { protocol, version, items } = release;
      const stream = { ...(protocol === "lockup" ? lockup : flow), version } as Stream;
      const { transactions } = listTransactions(stream, {
        wallet: undefined,
        to: OTHER,
        now: getNow(stream),
      });
      expect(transactions.map(({ functionName }) => functionName)).toEqual(
        protocol === "lockup"
          ? ["withdrawMax", "cancel", "transferFrom"]
          : ["withdrawMax", "pause", "refundMax", "transferFrom", "void"],
      );
      for (const transaction of transactions) {
        const { functionName, fields } = transaction;
        const own = ABI.find(({ name }) => name === functionName)!;
        const there = items.find(
          (item): item is AbiFunction =>
            item.type === "function" && toFunctionSelector(item) === toFunctionSelector(own),
        );
        expect(there, functionName).toBeDefined();
        const isPayable = there!.stateMutability === "payable";
        const values = fields.slice(isPayable ? 1 : 0);
        expect(fields[0]!.name === VALUE_FIELD, functionName).toBe(isPayable);
        // The form asks for the release's own names, in their order.
        expect(
          values.map(({ name }) => name),
          functionName,
        ).toEqual(there!.inputs.map(({ name }) => name));
        const typed = encodeFunctionData({
          abi: [there!],
          functionName,
          args: values.map(({ value: text }, at) =>
            there!.inputs[at]!.type === "uint256" ? BigInt(text) : text,
          ),
        });
        const file = JSON.parse(
          writeSafeBatch(transaction, { safe: RECIPIENT, value: 7n, createdAt: 1 }),
        ) as SafeFile;
        expect(typed, functionName).toBe(transaction.data);
        expect(file.chainId).toBe("1");
        expect(file.transactions).toEqual([{ to: stream.contract, value: "7", data: typed }]);
      }
      const hasMinimum = items.some((item) => item.type === "function" && item.name === "calculateMinFeeWei");
      expect(describeFee(stream).includes("calculateMinFeeWei")).toBe(hasMinimum);
    },
  );
});

it("writes a file that Safe's Transaction Builder takes", () => {
  const [withdrawal] = listTransactions(lockup, { wallet: RECIPIENT, to: undefined, now: NOW }).transactions;
  const text = writeSafeBatch(withdrawal!, { safe: RECIPIENT, value: 7n, createdAt: 1 });
  const file = JSON.parse(text) as SafeFile;
  expect(file.transactions).toEqual([{ to: lockup.contract, value: "7", data: withdrawal!.data }]);
  expect(file.meta.checksum).toBe(computeChecksum(file));
});
