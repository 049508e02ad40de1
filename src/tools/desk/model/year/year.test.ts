import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { Claim, StreamAction } from "../indexer/rows";
import type { Token } from "../streams/stream";
import { writePaymentsCsv } from "./csv";
import { formatDay, formatMoment, formatOffset, findStartOfDay } from "./days";
import { type Payment, computePayments } from "./payments";
import { getEnd, filterPayments, findPeriodFault, sumPayments } from "./period";

const WALLET = `0x${"b".repeat(40)}`;
const token: Token = { chainId: 1, address: `0x${"d".repeat(40)}`, symbol: "DAI", decimals: 18 };
const countSeconds = (text: string) => BigInt(Date.parse(text)) / 1_000n;
const payment = (time: string, more: Partial<Payment> = {}): Payment => ({
  kind: "withdrawal",
  id: time,
  source: "LK3-1-42",
  product: "Lockup",
  isKnown: true,
  chainId: 1,
  token,
  amount: 10n ** 18n,
  receiver: WALLET,
  at: countSeconds(time),
  hash: `0x${"1".repeat(64)}`,
  ...more,
});

describe("payments", () => {
  const action = (more: Partial<StreamAction>): StreamAction => ({
    kind: "Withdraw",
    product: "lockup",
    id: "a",
    streamId: "s",
    name: "LK3-1-42",
    isKnown: true,
    recipient: WALLET,
    chainId: 1,
    token,
    at: 1n,
    hash: "0x1",
    addressA: `0x${"a".repeat(40)}`,
    addressB: WALLET,
    amountA: undefined,
    amountB: 5n,
    ...more,
  });
  const claim: Claim = {
    id: "c",
    chainId: 1,
    campaign: `0x${"c".repeat(40)}`,
    campaignName: "",
    version: "v3.0",
    token,
    amount: 9n,
    recipient: WALLET,
    to: WALLET,
    at: 2n,
    hash: "0x2",
    streamId: undefined,
  };

  it("reads the amount where each product has it", () => {
    const actions = [
      action({}),
      action({ product: "flow", amountA: 7n, amountB: undefined, at: 3n }),
      action({ kind: "Deposit" }),
    ];
    const found = computePayments({ actions, claims: [claim, { ...claim, streamId: "s" }] }, () => true);
    expect(found.map(({ product, amount, receiver }) => [product, amount, receiver])).toEqual([
      ["Lockup", 5n, WALLET],
      ["Airdrops", 9n, WALLET],
      ["Flow", 7n, WALLET],
    ]);
  });

  it("knows the contract of a stream, and the chain of a campaign", () => {
    const findings = {
      actions: [action({}), action({ isKnown: false })],
      claims: [claim, { ...claim, chainId: 2 }],
    };
    const found = computePayments(findings, (chainId) => chainId === 1);
    expect(found.map(({ kind, isKnown }) => `${kind} ${isKnown}`)).toEqual([
      "withdrawal true",
      "withdrawal false",
      "claim true",
      "claim false",
    ]);
  });
});

describe("a period", () => {
  const all = [
    payment("2025-12-31T23:30:00Z"),
    payment("2026-03-31T22:30:00Z"),
    payment("2026-12-31T22:59:59Z"),
    payment("2026-12-31T23:00:00Z"),
  ];

  it.each([
    ["UTC", ["2026-03-31", "2026-12-31", "2026-12-31"]],
    ["Europe/Berlin", ["2026-01-01", "2026-04-01", "2026-12-31"]],
    ["America/New_York", ["2026-03-31", "2026-12-31", "2026-12-31"]],
    ["Pacific/Kiritimati", ["2026-01-01", "2026-04-01"]],
  ])("follows the days of %s", (zone, days) => {
    const found = filterPayments(all, { from: "2026-01-01", until: "2026-12-31", zone });
    expect(found.map(({ at }) => formatDay(at, zone))).toEqual(days);
  });

  it.each([
    ["2026-10-25T00:30:00Z", "Europe/Berlin", "02:30:00 +02:00"],
    ["2026-10-25T01:30:00Z", "Europe/Berlin", "02:30:00 +01:00"],
    ["2026-06-01T00:00:00Z", "America/St_Johns", "21:30:00 -02:30"],
    ["2026-06-01T12:00:00Z", "UTC", "12:00:00 +00:00"],
  ])("tells the two hours apart in which summer time ends: %s in %s", (time, zone, shown) => {
    const at = countSeconds(time);
    expect(`${formatMoment(at, zone).slice(11)} ${formatOffset(at, zone)}`).toBe(shown);
  });

  it("leaves out what went to a different address", () => {
    const period = { from: "2026-01-01", until: "2026-12-31", zone: "UTC" };
    expect(
      filterPayments([...all, payment("2026-05-05T00:00:00Z", { receiver: token.address })], period, WALLET),
    ).toHaveLength(3);
  });

  it("ends with its last second", () => {
    expect(getEnd({ from: "2026-01-01", until: "2026-12-31", zone: "Europe/Berlin" })).toBe(
      countSeconds("2026-12-31T23:00:00Z"),
    );
    // Summer time begins at midnight in Beirut and Santiago.
    for (const zone of ["Asia/Beirut", "America/Santiago"]) {
      for (let day = 1; day <= 28; day += 1) {
        const date = `2026-03-${String(day).padStart(2, "0")}`;
        expect(formatDay(findStartOfDay(date, zone)!, zone), `${date} in ${zone}`).toBe(date);
      }
    }
  });

  it.each([
    [{ from: "2026-02-31x", until: "2026-12-31", zone: "UTC" }, /first day/],
    [{ from: "", until: "2026-12-31", zone: "UTC" }, /^Enter the first day\.$/],
    [{ from: "2026-01-01", until: "", zone: "UTC" }, /^Enter the last day\.$/],
    [{ from: "2026-12-31", until: "2026-01-01", zone: "UTC" }, /before the first/],
    [{ from: "2026-01-01", until: "2026-12-31", zone: "Mars/One" }, /time zone Mars/],
  ])("says what is wrong with %o", (period, words) => {
    expect(findPeriodFault(period)).toMatch(words);
  });

  it("adds up by month, token and chain", () => {
    const other = { ...token, chainId: 10 };
    const sums = sumPayments(
      [...all.slice(1), payment("2026-12-01T00:00:00Z", { token: other })],
      "month",
      "UTC",
    );
    expect(sums.map((sum) => [sum.time, sum.token.chainId, sum.amount / 10n ** 18n])).toEqual([
      ["2026-03", 1, 1n],
      ["2026-12", 1, 2n],
      ["2026-12", 10, 1n],
    ]);
  });
});

describe("the CSV file", () => {
  const csv = (payments: readonly Payment[]) =>
    writePaymentsCsv(payments, "Europe/Berlin", (id) => `Chain "${id}", main`);
  const read = (text: string) =>
    Papa.parse<Record<string, string>>(text.replace(/^\u{feff}/u, ""), {
      header: true,
      skipEmptyLines: true,
    });

  it("reads back as it was, by RFC 4180", () => {
    const text = csv([payment("2026-03-31T22:30:09Z", { amount: 1_500n * 10n ** 18n + 1n })]);
    expect(text.startsWith("\u{feff}Date,")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.endsWith("\r\n")).toBe(true);
    const { data, errors } = read(text);
    expect(errors).toEqual([]);
    expect(data).toEqual([
      {
        Date: "2026-03-31 22:30:09 UTC",
        "Received Amount": "1500.000000000000000001",
        "Received Currency": "DAI",
        TxHash: `0x${"1".repeat(64)}`,
        Description: "Withdrawal from Lockup stream LK3-1-42",
        "Local date": "2026-04-01 00:30:09",
        "Time zone": "Europe/Berlin (UTC+02:00)",
        Chain: 'Chain "1", main',
        "Chain ID": "1",
        "Token address": token.address,
        "Received by": WALLET,
        "Amount in base units": "1500000000000000000001",
      },
    ]);
  });

  it("has semicolons and decimal commas for a spreadsheet that needs them", () => {
    const paid = payment("2026-01-01T00:00:00Z", {
      amount: 15n * 10n ** 17n,
      token: { ...token, symbol: "a,b;c" },
    });
    const text = writePaymentsCsv([paid], "UTC", () => "Ethereum", "comma");
    expect(text.startsWith("\u{feff}Date;")).toBe(true);
    const { data, errors, meta } = read(text);
    expect([errors, meta.delimiter]).toEqual([[], ";"]);
    expect(data[0]).toMatchObject({
      "Received Amount": "1,5",
      "Received Currency": "a,b;c",
      Chain: "Ethereum",
    });
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", '=HYPERLINK("https://evil.example")'])(
    "does not let the symbol %j become a formula",
    (symbol) => {
      const [row] = read(csv([payment("2026-01-01T00:00:00Z", { token: { ...token, symbol } })])).data;
      expect(row!["Received Currency"]).toBe(`'${symbol}`);
      expect(row!["Received Amount"]).toBe("1");
    },
  );

  it.each([0, 6, 60, 255])("writes amounts of %i decimals in full", (decimals) => {
    const [row] = read(
      csv([payment("2026-01-01T00:00:00Z", { amount: 1n, token: { ...token, decimals } })]),
    ).data;
    expect(row!["Received Amount"]).toBe(decimals === 0 ? "1" : `0.${"0".repeat(decimals - 1)}1`);
  });
});

it("writes a moment with its seconds in any zone", () => {
  expect(formatMoment(countSeconds("2026-07-01T00:00:07Z"), "Asia/Kolkata")).toBe("2026-07-01 05:30:07");
  expect(formatMoment(countSeconds("2026-07-01T00:00:07Z"), "UTC")).toBe("2026-07-01 00:00:07");
});
