import { sablier } from "sablier";
import {
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  toFunctionSelector,
  type Abi,
  type Hex,
} from "viem";
import { describe, expect, it } from "vitest";
import { legacyAbi as abi } from "./abi";
import { createStreamData, wholeDeposit } from "./createStream";
import { readStream } from "./readStream";

const alice = "0x000000000000000000000000000000000000a11c";
const bob = "0x0000000000000000000000000000000000000b0b";
const token = "0x6B175474E89094C44Da98b954EedeAC495271d0F";

/** A node that answers as the contract would for one stream: 1,000 streamed, 400 of them withdrawn. */
const node = custom({
  async request({ method, params }: { method: string; params: [{ data: Hex }] }) {
    if (method !== "eth_call") throw new Error(`unexpected ${method}`);
    const call = decodeFunctionData({ abi, data: params[0].data });
    if (call.functionName === "getStream") {
      return encodeFunctionResult({
        abi,
        functionName: "getStream",
        result: [alice, bob, 3_000n, token, 0n, 3_000n, 2_600n, 1n],
      });
    }
    if (call.functionName !== "balanceOf") throw new Error(`unexpected ${call.functionName}`);
    const isRecipient = call.args[1].toLowerCase() === bob;
    return encodeFunctionResult({ abi, functionName: "balanceOf", result: isRecipient ? 600n : 2_000n });
  },
});

describe("the ABI of the samples", () => {
  it("has the selectors and outputs of the ABI in the SDK", () => {
    const published = sablier.releases.get({ protocol: "legacy", version: "v1.1" })?.abi?.Sablier as Abi;
    const shapeOf = (item: Abi[number]) =>
      item.type === "function" ? [toFunctionSelector(item), item.outputs.map(({ type }) => type)] : [];
    for (const item of abi) {
      const other = published.find((entry) => entry.type === "function" && entry.name === item.name);
      expect(other && shapeOf(other)).toEqual(shapeOf(item));
    }
  });
});

describe("reading a Legacy stream", () => {
  it("takes the eight values in the order of the contract, and both balances", async () => {
    const stream = await readStream(100_000n, node);
    expect(stream).toMatchObject({ deposit: 3_000n, token, remaining: 2_600n, ratePerSecond: 1n });
    expect(stream.recipientBalance + stream.senderBalance).toBe(stream.remaining);
  });
});

describe("creating a Legacy stream", () => {
  const amount = 3_000n * 10n ** 18n;
  const duration = 30n * 86_400n;

  it("lowers the deposit to a multiple of the duration", () => {
    expect(wholeDeposit(amount, duration)).toBe(2_999_999_999_999_998_944_000n);
    expect(wholeDeposit(amount, duration) / duration).toBe(1_157_407_407_407_407n);
  });

  it("encodes recipient, deposit, token, start and stop in the order of the contract", () => {
    const { data, deposit } = createStreamData({ recipient: bob, token, amount, duration }, 1_000n);
    expect(decodeFunctionData({ abi, data }).args?.map(String)).toEqual([
      "0x0000000000000000000000000000000000000B0b",
      String(deposit),
      token,
      "4600",
      String(4_600n + duration),
    ]);
  });
});
