import { type Hex, toFunctionSelector } from "viem";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sablier } from "sablier";
import { expectRevertName } from "../setup";
import { amountAt, formatAmount, readAmounts, streamAbi } from "./amounts";
import { envio } from "./indexer";
import { listStreams, type Row } from "./list";
import { FigureRecord } from "../../figures";
import { chains } from "../chains";
import { DAY, FEE, indexers, setStage, start } from "./stage";
import { type Shown, watchStreams } from "./watch";
import { withdraw } from "./withdraw";
import { streams } from "../../../data/endpoints/streams";

const figures = new FigureRecord("samples/typescript/showStreams/showStreams.figures.json", "showStreams");
afterAll(() => figures.check());

let stage: Awaited<ReturnType<typeof setStage>>;
beforeAll(async () => {
  stage = await setStage();
});
beforeEach(() => void vi.stubGlobal("fetch", stage.fetch));
afterEach(() => void vi.unstubAllGlobals().useRealTimers());
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

const warpTo = (day: bigint) => stage.chain.warp(BigInt(start) + day * DAY);
const rowsOf = (wallet: Hex, vendor = 0) => listStreams(indexers[vendor]!, 1, wallet);
const named = (rows: readonly Row[], product: string, tokenId: string) =>
  rows.find((row) => row.product === product && row.tokenId === tokenId)!;

describe.each(indexers)("from $vendor", (indexer) => {
  it("lists what a wallet sends and receives, of both products, newest first", async () => {
    const rows = await listStreams(indexer, 1, stage.bob);
    expect(rows.map(({ alias }) => alias)).toEqual([
      "LK3-1-5",
      "LK3-1-3",
      "LK3-1-2",
      "LL-1-1",
      "FL4-1-4",
      "FL4-1-3",
      "FL4-1-1",
    ]);
    expect(await listStreams(indexer, 1, "0x0000000000000000000000000000000000000009")).toEqual([]);
  });

  it("pages through a long list", async () => {
    const cursors: unknown[] = [];
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      const { query, variables } = JSON.parse(body) as { query: string; variables: { cursor: string } };
      const first = query.includes("ockupStream") && variables.cursor === "1000000000";
      cursors.push(variables.cursor);
      const rows = Array.from({ length: first ? 1000 : 3 }, (_, index) => ({
        subgraphId: String(2000 - index),
      }));
      return new Response(JSON.stringify({ data: { rows } }));
    });
    expect(await listStreams(indexer, 1, stage.bob)).toHaveLength(1006);
    expect(cursors).toEqual(["1000000000", "1001", "1000000000"]);
  });
});

it("gives the same rows from both vendors", async () => {
  expect(await rowsOf(stage.bob, 0)).toEqual(await rowsOf(stage.bob, 1));
});

/** What the contracts say can be withdrawn from each row. */
const truth = (rows: readonly Row[]) =>
  Promise.all(
    rows.map(({ product, contract, tokenId }) => {
      const at = product === "flow" ? stage.flow : stage.chain.contract(stage.lockup.abi, contract);
      return at.read<bigint>("withdrawableAmountOf", [BigInt(tokenId)]);
    }),
  );

fresh("ticks as the contracts do, second by second, until the next call", async () => {
  warpTo(6n);
  const flows = (await rowsOf(stage.bob)).filter(
    ({ product, tokenId }) => product === "flow" && tokenId !== "3",
  );
  const early = await readAmounts(stage.client, flows);
  expect(flows.map((row) => amountAt(row, early, early.at))).toEqual(await truth(flows));
  stage.chain.advance(7n);
  expect(flows.map((row) => amountAt(row, early, early.at + 7_999))).toEqual(await truth(flows));
  // 0.001 USDC a second from the one, while the other has run dry.
  const gained = (row: Row) => amountAt(row, early, early.at + 7_000)! - early.amounts.get(row.id)!;
  expect(flows.map(gained)).toEqual([0n, 7_000n]);

  warpTo(45n);
  await stage.lockup.send("cancel", [5n], { from: stage.alice });
  warpTo(60n);
  const rows = (await rowsOf(stage.bob)).filter(({ product }) => product === "lockup");
  const reading = await readAmounts(stage.client, rows);
  for (const seconds of [0n, 1n, 10n, DAY, 30n * DAY, 60n * DAY]) {
    await stage.chain.sandbox(async () => {
      stage.chain.advance(seconds);
      const shown = rows.map((row) => amountAt(row, reading, reading.at + Number(seconds) * 1000)!);
      const told = await truth(rows);
      // The dynamic stream ticks to about 12 digits.
      shown.forEach((amount, index) => {
        const difference = amount - told[index]!;
        expect(difference < 0n ? -difference : difference).toBeLessThanOrEqual(
          rows[index]!.tokenId === "3" ? 1n : 0n,
        );
      });
    });
  }
});

fresh("asks once for all of them, and goes on without a contract that does not answer", async () => {
  const rows = await rowsOf(stage.bob);
  const request = vi.spyOn(stage.client, "multicall");
  const broken = { ...rows[0]!, id: "broken", contract: stage.bob };
  const reading = await readAmounts(stage.client, [broken, ...rows]);
  expect(request).toHaveBeenCalledTimes(1);
  expect(amountAt(broken, reading)).toBeUndefined();
  expect(reading.amounts.size).toBe(rows.length);
});

fresh("is as right on a device whose clock goes wrong", async () => {
  warpTo(60n);
  const rows = await rowsOf(stage.bob);
  const reading = await readAmounts(stage.client, rows);
  const row = named(rows, "lockup", "1");
  // Set back by an hour after the answer, it does not count backwards.
  expect(amountAt(row, reading, reading.at - 3_600_000)).toBe(reading.amounts.get(row.id));
});

fresh("withdraws with the fee of each contract, to the recipient", async () => {
  warpTo(60n);
  const rows = await rowsOf(stage.bob);
  const wallet = stage.walletOf(stage.bob);
  const balance = () => stage.dai.read<bigint>("balanceOf", [stage.bob]);

  const linear = named(rows, "lockup", "2");
  const { amounts } = await readAmounts(stage.client, rows);
  await withdraw(stage.client, wallet, linear);
  expect(await balance()).toBe(amounts.get(linear.id));
  expect(await stage.chain.balance(stage.lockup.address)).toBe(FEE);

  await withdraw(stage.client, wallet, named(rows, "lockup", "1"));
  expect(await stage.chain.balance(stage.old.address)).toBe(0n);

  const pay = named(rows, "flow", "1");
  await withdraw(stage.client, stage.walletOf(stage.carol), pay);
  expect(await stage.usdc.read("balanceOf", [stage.bob])).toBe(amounts.get(pay.id));
  expect(await stage.chain.balance(stage.flow.address)).toBe(FEE);

  await expectRevertName(withdraw(stage.client, wallet, linear), "SablierLockup_WithdrawAmountZero");
  await expectRevertName(withdraw(stage.client, wallet, pay), "SablierFlow_WithdrawAmountZero");
});

fresh("shows them once a second, and what the contracts say every 15", async () => {
  warpTo(60n);
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  const shown: Shown[][] = [];
  const amountNow = () => shown.at(-1)!.find(({ row }) => row.alias === "LL-1-1")!.amount!;
  const record = (key: string) => figures.text(key, formatAmount(amountNow(), 18));
  const client = { ...stage.client };
  const stop = await watchStreams({ client, indexer: indexers[1]!, wallet: stage.bob }, (streams) => {
    shown.push(streams);
  });
  expect(record("answer")).toBe("590.000000");
  vi.advanceTimersByTime(1_000);
  expect(record("second1")).toBe("590.000115");
  vi.advanceTimersByTime(9_000);
  expect(record("second10")).toBe("590.001157");
  expect(shown).toHaveLength(11);

  // A day passes on the chain, fifteen seconds here.
  stage.chain.advance(DAY);
  const asked = vi.spyOn(client, "multicall");
  vi.advanceTimersByTime(5_000);
  while (asked.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve));
  await asked.mock.results[0]!.value;
  await new Promise((resolve) => setTimeout(resolve));
  vi.advanceTimersByTime(1_000);
  expect(record("second16")).toBe("600.000115");
  stop();
  const { length } = shown;
  vi.advanceTimersByTime(60_000);
  expect(shown).toHaveLength(length);
});

it.each([
  [1_234_567_899_999_999_999_999n, 18, "1,234.567899"],
  [0n, 18, "0.000000"],
  [7_000n, 6, "0.007000"],
  [250n, 2, "2.50"],
  [9n, 0, "9"],
  [2n ** 127n, 18, "170,141,183,460,469,231,731.687303"],
])("shows %s base units of %s decimals as %s", (amount, decimals, text) => {
  expect(formatAmount(amount, decimals)).toBe(text);
});

it("knows which releases have a fee to ask for, and what both products call their functions", () => {
  const selectors = streamAbi
    .filter((item) => item.type === "function")
    .map((item) => toFunctionSelector(item));
  const [fee, ...others] = selectors;
  const without = { lockup: ["v1.0", "v1.1", "v1.2", "v2.0"], flow: ["v1.0", "v1.1"] };
  for (const protocol of ["lockup", "flow"] as const) {
    for (const { version, abi } of sablier.releases.getAll({ protocol })) {
      const main = Object.entries(abi!).find(([name]) => /^Sablier(V2Lockup|Lockup|Flow)$/.test(name))!;
      const own = (main[1] as { type: string }[])
        .filter(({ type }) => type === "function")
        .map((item) => toFunctionSelector(item as never));
      expect(own, `${protocol} ${version}`).toEqual(expect.arrayContaining(others));
      expect(!own.includes(fee!), `${protocol} ${version}`).toBe(without[protocol].includes(version));
    }
  }
});

it("finds Multicall3 in the SDK's entry of each chain", () => {
  for (const { id, name } of chains) {
    const { contracts } = sablier.chains.getOrThrow(id);
    expect(contracts?.multicall3?.address, name).toMatch(/^0x[0-9a-f]{40}$/i);
  }
});

it("names the address that the page of endpoints lists", () => {
  expect(JSON.stringify(streams)).toContain(`"${envio.url}"`);
});
