import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readChains } from "@site/plugins/protocol-data/src/chains";
import { EMPTY_STATE } from "../../model/address";
import { DAI, flow, linear, lockup } from "../../model/fixtures/streams";
import type { Findings } from "../../model/indexer/collect";
import type * as Amounts from "../../model/streams/amounts";
import type { Stream } from "../../model/streams/stream";

vi.doMock("@generated/protocol-data/default/chains.json", () => ({ default: readChains("test") }));
for (const name of ["aliases", "legacy", "streamContracts"]) {
  vi.doMock(`@generated/protocol-data/default/${name}.json`, () => ({ default: [] }));
}
vi.doMock("@docusaurus/Link", () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
/** The IDs of the streams whose amounts were computed. */
const computed: string[] = [];
vi.doMock("../../model/streams/amounts", async (load) => {
  const { computeAmountsAt } = await load<typeof Amounts>();
  return {
    computeAmountsAt: (stream: Stream, now: bigint) => {
      computed.push(stream.id);
      return computeAmountsAt(stream, now);
    },
  };
});
const { StreamList } = await import("./StreamList");

const WALLET = lockup().recipient;
const OTHER = `0x${"c".repeat(40)}`;
const found = (findings: Partial<Findings>): Findings => ({
  streams: [],
  transfers: [],
  actions: [],
  claims: [],
  unreadable: 0,
  ...findings,
});
const show = (findings: Partial<Findings>, wallet: string | undefined = WALLET) =>
  render(
    <StreamList
      findings={found(findings)}
      wallet={wallet}
      view={EMPTY_STATE.list}
      onView={() => undefined}
    />,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: 700_000 });
});
afterEach(() => {
  cleanup();
  computed.length = 0;
  vi.useRealTimers();
});

/** Returns streams of one wallet that all pay at the moment of the test. */
const manyStreams = (count: number): Stream[] =>
  Array.from({ length: count }, (_, index) => ({
    ...lockup({}, { ...linear, endTime: 2_000n }),
    id: `stream ${index}`,
    name: `LK3-1-${index}`,
    createdAt: BigInt(index),
  }));
const pass = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1_000)));

it("computes the rows of one page each second, and not all 5,000", async () => {
  show({ streams: manyStreams(5_000) });
  // The sums need all of them once.
  expect(new Set(computed).size).toBe(5_000);
  computed.length = 0;
  await pass(5);
  expect(new Set(computed).size).toBe(25);
  const newest = Array.from({ length: 25 }, (_, index) => `stream ${4_999 - index}`);
  expect(new Set(computed)).toEqual(new Set(newest));
  await pass(5);
  expect(new Set(computed).size).toBe(5_000);
});

it("lists first what pays the wallet, and not what a foreign contract promises", () => {
  const paying = {
    ...lockup({}, { ...linear, endTime: 2_000n }),
    id: "pays",
    name: "LK3-1-1",
    createdAt: 1n,
  };
  const waiting = {
    ...lockup({}, { ...linear, cliffTime: 900n }),
    id: "waits",
    name: "LK3-1-2",
    createdAt: 2n,
  };
  const foreign = { ...paying, id: "foreign", isKnown: false, createdAt: 3n };
  show({ streams: [waiting, foreign, paying] });
  const names = screen.getAllByRole("group").map((row) => row.querySelector("summary span")!.textContent);
  expect(names.map((name) => name.slice(0, 7))).toEqual(["LK3-1-1", "LK3-1-1", "LK3-1-2"]);
  expect(screen.getByText("This leaves out 1 stream of contracts that are not Sablier’s.")).toBeDefined();
  expect(screen.getAllByRole("group")[0]!.textContent).not.toContain("not a Sablier contract");
});

/** Returns the words of the rows, closed, in their order. */
const summaries = () => screen.getAllByRole("group").map((row) => row.querySelector("summary")!.textContent);

it("says what the figure of a row is, and for whom", () => {
  const received = { ...lockup({}, { ...linear, endTime: 2_000n }), id: "in", createdAt: 2n };
  const sent = { ...received, id: "out", sender: WALLET, recipient: OTHER, createdAt: 1n };
  show({ streams: [received, sent] });
  expect(summaries()).toEqual([
    expect.stringMatching(/\d… DAI to withdraw now/),
    expect.stringMatching(/\d… DAI for the recipient now/),
  ]);
  cleanup();
  show({ streams: [sent] });
  expect(screen.getByText(/^No stream in this list pays this address/)).toBeDefined();
});

it("shows no amount of a contract that is not a release, in no part of the list, and says what to do", async () => {
  vi.useRealTimers();
  const foreign = { ...lockup({}, { ...linear, endTime: 2_000n }), isKnown: false };
  const waiting = lockup({}, { ...linear, model: "priceGated", endTime: 2n ** 40n, targetPrice: 1n });
  show({ streams: [{ ...foreign, id: "a", name: "a" }, { ...foreign, id: "b", name: "b" }, waiting] });
  expect(
    screen.getByText(
      "You cannot withdraw anything from Sablier’s contracts at this moment. Each stream shows why. This leaves out 2 streams of contracts that are not Sablier’s and 1 stream whose price decides.",
    ),
  ).toBeDefined();
  const row = screen.getAllByRole("group").find(({ textContent }) => textContent.startsWith("a…"))!;
  await userEvent.click(row.querySelector("summary")!);
  expect(within(row).getByText(/ask the sender for the ID of the stream/)).toBeDefined();
  expect(row.textContent).not.toMatch(/\d DAI/);
  expect(row.textContent).toContain("unknown contract");
});

it("counts a short list every second", async () => {
  show({ streams: manyStreams(30) });
  const sum = () => within(screen.getAllByRole("list")[0]!).getByRole("listitem").textContent;
  const before = sum();
  await pass(1);
  expect(sum()).not.toBe(before);
});

it.each([
  [0, "500,000,000,000,000,000,000"],
  [6, "500,000,000,000,000"],
  [18, "500"],
  [60, "0.000000…"],
])("shows the amount of a token of %i decimals", (decimals, amount) => {
  const stream = lockup({}, { ...linear, endTime: 2_000n, cliffTime: 600n });
  vi.setSystemTime(600_000);
  show({ streams: [{ ...stream, token: { ...stream.token, decimals } }] });
  expect(screen.getAllByRole("group")[0]!.querySelector("summary")!.textContent).toContain(`${amount} DAI`);
});

it("shows no amount where a price decides, because the index does not know the price", () => {
  show({ streams: [lockup({}, { ...linear, model: "priceGated", endTime: 2_000n, targetPrice: 1n })] });
  const row = screen.getAllByRole("group")[0]!;
  expect(row.querySelector("summary")!.textContent).toContain("price decides");
  expect(within(row).getByText("everything or nothing, by the price")).toBeDefined();
  expect(within(row).queryByText("The sender can get back")).toBeNull();
});

it("shows the start of the next page", async () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  vi.useRealTimers();
  show({ streams: manyStreams(60) });
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("26 to 50 of 60")).toBeDefined();
  expect(scrolled.mock.contexts[0]).toBe(screen.getAllByRole("list").at(-1));
});

it.each<[string, Partial<Findings>, RegExp[]]>([
  [
    "was transferred: to whom, when, and who has it now",
    {
      transfers: [
        {
          stream: { ...lockup(), recipient: `0x${"d".repeat(40)}` },
          from: WALLET,
          to: OTHER,
          at: 86_400n,
          hash: `0x${"1".repeat(64)}`,
        },
      ],
    },
    [
      /^transferred$/,
      /^to 0xcccc…cccc on 1970-01-02$/,
      /was transferred to 0xc{40} on 1970-01-02 00:00 UTC, in this transaction\. Everything that had not been withdrawn went with it\. Now 0xd{40} has it\. What can be done/,
    ],
  ],
  [
    "was canceled: what went back and what is left",
    { streams: [lockup({ wasCanceled: true, refundedAmount: 400n * DAI, withdrawnAmount: 100n * DAI })] },
    [
      /^you receive from 0xa{4}…a{4}, canceled$/,
      /400 DAI went back to the sender\. 500 DAI is left for the recipient/,
    ],
  ],
  [
    "has ended: how much waits",
    { streams: [lockup({}, { ...linear, endTime: 610n })] },
    [/^you receive from 0xa{4}…a{4}, ended, 1,000 DAI to withdraw$/],
  ],
  [
    "is depleted",
    { streams: [lockup({ withdrawnAmount: 1_000n * DAI, isDepleted: true })] },
    [/^you receive from 0xa{4}…a{4}, empty$/, /Everything in this stream has been withdrawn/],
  ],
  [
    "has not started",
    { streams: [lockup({}, { ...linear, startTime: 800n, cliffTime: 900n })] },
    [
      /^you receive from 0xa{4}…a{4}, not started, starts 1970-01-01$/,
      /Nothing can be withdrawn before the start/,
    ],
  ],
  [
    "is before its cliff",
    { streams: [lockup({}, { ...linear, cliffTime: 900n })] },
    [/^you receive from 0xa{4}…a{4}, before its cliff, cliff 1970-01-01$/, /before the cliff/],
  ],
  [
    "has debt that the balance does not cover",
    { streams: [flow({}, { createdAt: 1n })] },
    [
      /^you receive from 0xa{4}…a{4}, streaming, in debt$/,
      /The balance covers 10 DAI\. 590 DAI is owed and not covered/,
    ],
  ],
])("says why a stream %s", (_, findings, words) => {
  show(findings);
  const row = screen.getAllByRole("group")[0]!;
  const texts = [...row.querySelectorAll("summary span, p")].map(({ textContent }) => textContent);
  for (const expected of words) expect(texts).toContainEqual(expect.stringMatching(expected));
});
