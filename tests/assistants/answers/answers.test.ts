import { type Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLS } from "../calls";
import { ask, connect } from "../client";

let client: Client;

beforeAll(async () => {
  client = await connect.inMemory();
});

afterAll(() => client.close());

/** Bytes that the words of an answer may have when there is data. */
const ACCOUNT = 2_000;

/** Yields every text in a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* textsIn(inner);
}

/**
 * What words and data both contain, because half of the clients show only one of them: the reason and the remedy of an
 * error, and what a signer must not miss. Everything else that is longer than a name is in one of them.
 */
const IN_BOTH: Readonly<Record<string, readonly string[]>> = {
  decode_error: ["cause", "remedy"],
  check_airdrop_csv: ["message"],
  read_batch: ["warnings", "caution", "sentences"],
};

const withoutFields = (value: unknown, names: readonly string[]): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (names.includes(key) ? undefined : inner)));

it.each(Object.entries(CALLS))("%s says nothing twice, and is short in words", async (name, { args }) => {
  const { text, data } = await ask(client, name, args);
  if (!data) return;
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(ACCOUNT);
  // An address of a page is a name: the words cite it, and a program reads it.
  const twice = [...textsIn(withoutFields(data, IN_BOTH[name] ?? []))].filter(
    (candidate) => candidate.length > 60 && !/^(?:https:\/\/|0x)/.test(candidate) && text.includes(candidate),
  );
  expect(twice).toEqual([]);
  expect(() => JSON.parse(text) as unknown).toThrow();
  expect(JSON.stringify(data)).not.toContain("\\n  ");
});

it.each(["stream_amounts", "simulate", "find_address", "check_airdrop_csv", "read_batch"])(
  "%s brings every row to a client that shows words alone",
  async (name) => {
    const call = LONG[name]!;
    const seen = new Set<string>();
    for (let cursor: number | undefined = 0; cursor !== undefined;) {
      const { text }: { text: string } = await ask(client, name, { ...call.args, cursor });
      for (const [, row] of text.matchAll(call.row)) seen.add(row!);
      const [, next] = /call again with cursor (\d+)/i.exec(text) ?? [];
      cursor = next === undefined ? undefined : Number(next);
    }
    expect(seen.size).toBe(call.rows);
  },
);

const address = (number: number) => `0x${number.toString(16).padStart(40, "0")}`;

/** Calls with more rows than the words of one answer contain, and how the words name a row. */
const LONG: Readonly<Record<string, { args: Record<string, unknown>; row: RegExp; rows: number }>> = {
  stream_amounts: {
    args: {
      stream: { model: "linear", deposit: "1000", start: 1, end: 1_000 },
      times: Array.from({ length: 60 }, (_, index) => index),
    },
    row: /^- at (\d+):/gm,
    rows: 60,
  },
  simulate: {
    args: {
      creation: { model: "linear", deposit: "1000", total: 1_000 },
      steps: Array.from({ length: 12 }, (_, index) => ({ at: index })),
    },
    row: /^- step (\d+) /gm,
    rows: 12,
  },
  find_address: { args: { chain: "Base" }, row: /^- (.+): 0x/gm, rows: 13 },
  check_airdrop_csv: {
    args: {
      csv: [
        "address,amount",
        ...Array.from({ length: 12 }, (_, index) => `${address(index + 2 ** 40)},-1`),
      ].join("\n"),
      decimals: 18,
    },
    row: /^- line (\d+):/gm,
    rows: 12,
  },
  read_batch: {
    args: {
      text: JSON.stringify({
        chainId: "1",
        transactions: Array.from({ length: 12 }, () => ({
          to: "0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB",
          value: "0",
          data: `0x40e58ee5${"0".repeat(63)}7`,
        })),
      }),
    },
    row: /^(\d+)\. /gm,
    rows: 12,
  },
};
