import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { Schedule } from "../../../../protocol/streams/lockup/schedule";
import { DAI, lockup } from "../fixtures/streams";
import { computeAmountsAt } from "../streams/amounts";
import type { LockupStream } from "../streams/stream";
import { type FunctionName, listTransactions } from "./transactions";

// What the contracts of earlier releases accepted and rejected, as the README of the desk says.

const [header, ...lines] = readFileSync(path.join(__dirname, "../fixtures/earlierCalls.csv"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(","));
const rows = lines.map((cells) => Object.fromEntries(header!.map((name, at) => [name, cells[at]!])));
type Row = (typeof rows)[number];

const DAY = 86_400n;
const OTHER = `0x${"c".repeat(40)}`;
const ELSEWHERE = `0x${"9".repeat(40)}`;

function readSchedule({ model, start }: Row): Schedule {
  const startTime = BigInt(start!);
  const [cliff, endTime] = [startTime + 10n * DAY, startTime + 100n * DAY];
  const common = { depositedAmount: 1_000n * DAI, startTime, endTime };
  if (model === "linear") {
    const unlockAmounts = { start: 0n, cliff: 0n };
    return { model, ...common, cliffTime: cliff, unlockAmounts, granularity: 1n };
  }
  if (model === "dynamic") {
    const segments = [{ amount: 1_000n * DAI, exponent: 3n * 10n ** 18n, timestamp: endTime }];
    return { model, ...common, segments };
  }
  const tranches = [
    { amount: 200n * DAI, timestamp: cliff },
    { amount: 800n * DAI, timestamp: endTime },
  ];
  return { model: "tranched", ...common, tranches };
}

const getStream = (row: Row): LockupStream => ({
  ...lockup(
    {
      withdrawnAmount: BigInt(row.withdrawn!),
      refundedAmount: BigInt(row.refunded!),
      isCancelable: row.cancelable === "1",
      wasCanceled: row.canceled === "1",
      isDepleted: row.depleted === "1",
    },
    readSchedule(row),
  ),
  version: row.release!,
  isTransferable: row.transferable === "1",
});

/** Calls by the columns of the file. */
const CALLS: readonly (readonly [column: string, name: FunctionName, to: string | undefined])[] = [
  ["withdrawal", "withdrawMax", undefined],
  ["withdrawalElsewhere", "withdrawMax", ELSEWHERE],
  ["cancellation", "cancel", undefined],
  ["transfer", "transferFrom", ELSEWHERE],
];

const releases = [...new Set(rows.map(({ release, model }) => `${release} ${model}`))];

it("has each release and model of the packages", () => {
  expect(releases).toEqual(["v1.0 linear", "v1.0 dynamic", "v1.2 linear", "v1.2 dynamic", "v1.2 tranched"]);
  expect(rows.length).toBeGreaterThan(200);
});

describe.each(releases)("%s", (release) => {
  const own = rows.filter((row) => `${row.release} ${row.model}` === release);

  it("gives each account what the contract accepts from it", () => {
    for (const row of own) {
      const stream = getStream(row);
      const now = BigInt(row.at!);
      const { refundable, withdrawable } = computeAmountsAt(stream, now);
      const accounts = { sender: stream.sender, recipient: stream.recipient, other: OTHER };
      for (const [who, wallet] of Object.entries(accounts)) {
        for (const [column, name, to] of CALLS) {
          const answer = row[`${who} ${column}`]!;
          const { transactions } = listTransactions(stream, { wallet, to, now });
          const offer = transactions.find(({ functionName }) => functionName === name);
          const isAccepted = /^\d+$/.test(answer);
          const words = `${who} ${column}, ${row.state} at ${row.at}: ${answer}`;
          // A withdrawal of anyone is theirs to send, and the words of the others' say so.
          if (who === "other" && column === "withdrawal") {
            const [ours] = listTransactions(stream, { wallet: stream.recipient, to, now }).transactions;
            if (ours && !ours.refusal) expect(/Anyone/.test(ours.sentence), words).toBe(isAccepted);
            continue;
          }
          expect(offer !== undefined && !offer.refusal, words).toBe(isAccepted);
          if (!isAccepted) continue;
          const paid = { withdrawMax: withdrawable, cancel: refundable, transferFrom: 1n }[name as "cancel"];
          expect(BigInt(answer), words).toBe(paid);
        }
      }
    }
  });
});

it("names the accounts that can cancel, and the proxy of the sender", () => {
  const stream = {
    ...getStream(rows.find(({ release, state }) => release === "v1.0" && state === "plain")!),
  };
  const at = { to: undefined, now: BigInt(rows[0]!.at!) };
  const cancellation = (version: string) =>
    listTransactions({ ...stream, version }, { ...at, wallet: stream.sender }).transactions.find(
      ({ functionName }) => functionName === "cancel",
    )!.sentence;
  expect(cancellation("v1.0")).toContain("the sender and the recipient can send it");
  expect(cancellation("v1.2")).toContain("Only the sender can send it");
  const { transactions, omissions } = listTransactions(
    { ...stream, proxender: OTHER },
    { ...at, wallet: OTHER },
  );
  expect(transactions).toEqual([]);
  expect(omissions).toEqual([expect.stringContaining(`the sender is the proxy ${stream.sender}`)]);
});
