import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sablier } from "sablier";
import { type Address, encodeFunctionData, getAddress, type Hex } from "viem";
import { afterAll, describe, expect, it } from "vitest";
import { currentReleases } from "../../../data/contracts/currentReleases";
import { FigureRecord } from "../../figures";
import { Stage, tokens } from "../../solidity/lockup/setup";
import { cancelAbi } from "../cancel";
import { seconds, type Vesting } from "../linearDates";
import { lockupAddress } from "../stream";
import { batchFile, vestingCalls } from "./batch";
import { explainCall } from "./check";

const figures = new FigureRecord("samples/typescript/safe/safe.figures.json", "safe");
afterAll(() => figures.check());

const SAFE = "0x1111111111111111111111111111111111111111";
const RECIPIENT = "0x2222222222222222222222222222222222222222";
const TOKEN = "0x3333333333333333333333333333333333333333";

/** 48,000 tokens over four years, a quarter of them at a cliff of one. */
const vestingOf = (recipient: Address): Vesting => ({
  recipient,
  amount: tokens(48_000),
  start: seconds("2027-01-01"),
  end: seconds("2031-01-01"),
  cliff: { time: seconds("2028-01-01"), amount: tokens(12_000) },
});
const calls = vestingCalls(lockupAddress(1), SAFE, TOKEN, vestingOf(RECIPIENT));

it("writes the file that the page shows", () => {
  const file = path.join(import.meta.dirname, "vesting.json");
  const written = { ...batchFile(1, SAFE, "Vesting of four years", calls), createdAt: 1_798_761_600_000 };
  const text = `${JSON.stringify(written, null, 2)}\n`;
  if (process.env.UPDATE_FIGURES === "1") writeFileSync(file, text);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(written);
  // What the Transaction Builder checks when it reads a file.
  expect(written.transactions.every(({ value, data }) => value === "0" && /^0x[0-9a-f]+$/.test(data))).toBe(
    true,
  );
});

describe("the words of a call", () => {
  /** The words of 32 bytes after the selector, without leading zeros. */
  const wordsOf = (data: Hex) =>
    data
      .slice(10)
      .match(/.{64}/g)!
      .map((word) => `0x${word.replace(/^0+(?=.)/, "")}`);
  const record = (name: string, to: Address, data: Hex) => {
    figures.text(`${name}.selector`, data.slice(0, 10));
    wordsOf(data).forEach((word, index) => figures.text(`${name}.word${index}`, word));
    const lines = explainCall(1, { to, data });
    for (const line of lines) {
      const [, field, value] = /^(\S+): (.*)$/.exec(line)!;
      figures.text(`${name}.${field}`, value!);
    }
    return lines;
  };

  it("of an approval", () => {
    expect(record("approve", TOKEN, calls[0]!.data)).toEqual([
      `contract: ${TOKEN}, no contract of Sablier`,
      "function: approve",
      `spender: ${getAddress(lockupAddress(1))}`,
      "amount: 48000000000000000000000",
    ]);
  });

  it("of a creation", () => {
    expect(record("create", calls[1]!.to, calls[1]!.data)).toEqual([
      `contract: ${lockupAddress(1)}, SablierLockup ${currentReleases.lockup.release}`,
      "function: createWithTimestampsLL",
      `params.sender: ${SAFE}`,
      `params.recipient: ${RECIPIENT}`,
      "params.depositAmount: 48000000000000000000000",
      `params.token: ${TOKEN}`,
      "params.cancelable: true",
      "params.transferable: false",
      "params.timestamps.start: 1798761600",
      "params.timestamps.end: 1924992000",
      "params.shape: cliff",
      "unlockAmounts.start: 0",
      "unlockAmounts.cliff: 12000000000000000000000",
      "granularity: 1",
      "cliffTime: 1830297600",
    ]);
    const words = wordsOf(calls[1]!.data);
    // The position of each field in the table.
    expect(words.slice(0, 5).map(BigInt)).toEqual([160n, 0n, tokens(12_000), 1n, 1_830_297_600n]);
    expect(words[5]).toBe(SAFE);
    expect(words[6]).toBe(RECIPIENT);
    expect(words[8]).toBe(TOKEN);
    expect([words[7]!, ...words.slice(9, 15)].map(BigInt)).toEqual([
      tokens(48_000),
      1n,
      0n,
      1_798_761_600n,
      1_924_992_000n,
      288n,
      5n,
    ]);
    expect(words).toHaveLength(16);
  });

  it("of a cancellation and of withdrawals", () => {
    const cancel = encodeFunctionData({ abi: cancelAbi, functionName: "cancel", args: [42n] });
    expect(record("cancel", lockupAddress(1), cancel).slice(1)).toEqual(["function: cancel", "streamId: 42"]);
    const args = [42n, RECIPIENT] as const;
    const withdraw = encodeFunctionData({ abi: cancelAbi, functionName: "withdrawMax", args });
    expect(record("withdrawMax", lockupAddress(1), withdraw).slice(1)).toEqual([
      "function: withdrawMax",
      "streamId: 42",
      `to: ${RECIPIENT}`,
    ]);
  });

  it("of a cancellation in each release of Lockup", () => {
    const streams = sablier.contracts
      .getAll({ chainId: 1, protocol: "lockup" })!
      .filter(({ alias }) => /^L[DKLT]/.test(alias ?? ""));
    expect(new Set(streams.map(({ version }) => version))).toEqual(
      new Set(sablier.releases.getAll({ protocol: "lockup" }).map(({ version }) => version)),
    );
    const data = encodeFunctionData({ abi: cancelAbi, functionName: "cancel", args: [42n] });
    for (const { address, name, version } of streams)
      expect(explainCall(1, { to: address as Address, data })).toEqual([
        `contract: ${address}, ${name} ${version}`,
        "function: cancel",
        "streamId: 42",
      ]);
  });

  it("says when a function is none of the contract's", () => {
    expect(() => explainCall(1, { to: lockupAddress(1), data: "0x12345678" })).toThrow("0x12345678");
  });
});

it("runs from the approval to the refund", async () => {
  const stage = await Stage.set();
  const { alice: safe, bob, chain, dai, lockup } = stage;
  await dai.send("approve", [lockup.address, 0n], { from: safe });
  const before = await dai.read<bigint>("balanceOf", [safe]);
  for (const { to, value, data } of vestingCalls(lockup.address, safe, dai.address, vestingOf(bob)))
    await chain.transact({ from: safe, to, value: BigInt(value), data });
  const id = 1n;
  expect(await lockup.read("getSender", [id])).toBe(safe);
  expect(await lockup.read("getRecipient", [id])).toBe(bob);
  expect(await dai.read("allowance", [safe, lockup.address])).toBe(0n);

  chain.warp(BigInt(seconds("2028-01-01")));
  await lockup.send("withdrawMax", [id, bob], { from: bob });
  expect(figures.amount("paid", await dai.read<bigint>("balanceOf", [bob]))).toBe(tokens(12_000));
  chain.warp(BigInt(seconds("2029-01-01")));
  await lockup.send("cancel", [id], { from: safe });
  const spent = before - (await dai.read<bigint>("balanceOf", [safe]));
  figures.amount("refund", tokens(48_000) - spent);
  const left = await lockup.read<bigint>("withdrawableAmountOf", [id]);
  figures.amount("left", left);
  expect(tokens(48_000) - spent + left + tokens(12_000)).toBe(tokens(48_000));
  figures.text("status", await stage.status(id));
  expect(await stage.status(id)).toBe("CANCELED");
});
