import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Papa from "papaparse";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { readChains } from "@site/plugins/protocol-data/src/chains";
import type { DeskState } from "../../../model/address";
import { DAI, flow, linear, lockup } from "../../../model/fixtures/streams";
import type { Findings } from "../../../model/indexer/collect";
import type { StreamAction } from "../../../model/indexer/rows";

vi.doMock("@generated/protocol-data/default/chains.json", () => ({ default: readChains("test") }));
for (const name of ["aliases", "legacy", "streamContracts"]) {
  vi.doMock(`@generated/protocol-data/default/${name}.json`, () => ({ default: [] }));
}
vi.doMock("@docusaurus/Link", () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
const { Year } = await import("./Year");
afterEach(cleanup);

const countSeconds = (text: string) => BigInt(Date.parse(text)) / 1_000n;
const start = countSeconds("2026-01-01T00:00:00Z");
const day = 86_400n;
/** 1,000 DAI over 1,000 days from the start of 2026, without a cliff. */
const stream = {
  ...lockup(
    { withdrawnAmount: 150n * DAI },
    {
      ...linear,
      startTime: start,
      endTime: start + 1_000n * day,
      cliffTime: 0n,
      unlockAmounts: { start: 0n, cliff: 0n },
    },
  ),
  id: "stream",
  createdAt: start,
};
const withdrawal = (time: string, amount: bigint): StreamAction => ({
  kind: "Withdraw",
  product: "lockup",
  id: time,
  streamId: stream.id,
  name: stream.name,
  isKnown: true,
  recipient: stream.recipient,
  chainId: 1,
  token: stream.token,
  at: countSeconds(time),
  hash: `0x${"1".repeat(64)}`,
  addressA: stream.recipient,
  addressB: stream.recipient,
  amountA: undefined,
  amountB: amount * DAI,
});
const findings: Findings = {
  streams: [stream, { ...stream, id: "invented", name: "invented", isKnown: false }],
  transfers: [],
  actions: [withdrawal("2026-03-31T22:30:09Z", 50n), withdrawal("2026-12-31T23:30:00Z", 100n)],
  claims: [],
  unreadable: 0,
};
const show = (
  year: Partial<NonNullable<DeskState["year"]>>,
  more: Partial<Findings> = {},
  onYear: (year: NonNullable<DeskState["year"]>) => void = () => undefined,
) =>
  render(
    <Year
      findings={{ ...findings, ...more }}
      at={countSeconds("2027-06-01T00:00:00Z")}
      wallet={stream.recipient}
      source="Envio"
      year={{ from: "2026-01-01", until: "2026-12-31", zone: "UTC", by: "month", ...year }}
      onYear={onYear}
    />,
  );
const listRows = (table: string) =>
  within(screen.getByRole("region", { name: table }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it("adds up a year by month in UTC, and leads to records for taxes", () => {
  show({});
  expect(listRows("Sums of the period")).toEqual([
    ["2026-03", "Ethereum", "50 DAI 0xeeee…eeee", "1"],
    ["2026-12", "Ethereum", "100 DAI 0xeeee…eeee", "1"],
    ["Total", "Ethereum", "150 DAI 0xeeee…eeee", "2"],
  ]);
  expect(screen.getByRole("link", { name: "records for taxes" })).toBeDefined();
});

it("leads from a year without payments to the years that have some", async () => {
  const onYear = vi.fn();
  show({ from: "2025-01-01", until: "2025-12-31", zone: "Europe/Berlin" }, {}, onYear);
  expect(screen.getByText("No payment arrived in this period.")).toBeDefined();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["2027", "2026"]);
  await userEvent.click(screen.getByRole("button", { name: "2027" }));
  expect(onYear).toHaveBeenCalledWith({
    from: "2027-01-01",
    until: "2027-12-31",
    zone: "Europe/Berlin",
    by: "month",
  });
});

it("counts the days of the chosen time zone, and shows both times of a payment", () => {
  show({ zone: "Europe/Berlin", by: "day" });
  expect(listRows("Sums of the period").map(([time, , amount]) => [time, amount])).toEqual([
    ["2026-04-01", "50 DAI 0xeeee…eeee"],
    ["Total", "50 DAI 0xeeee…eeee"],
  ]);
  expect(listRows("Payments of the period")).toEqual([
    [
      "2026-03-31 22:30:09",
      "2026-04-01 00:30:09",
      "50 DAI 0xeeee…eeee",
      "Lockup LK3-1-42, Ethereum",
      "0x1111111111…",
    ],
  ]);
  expect(screen.getByText("At 2026-12-31 23:00:00 UTC, 2027-01-01 00:00:00 in Europe/Berlin")).toBeDefined();
});

it("shows next to it what had streamed and was not withdrawn, without contracts that are no release", () => {
  show({});
  // 365 of 1,000 days, less 150 DAI.
  expect(listRows("Streamed and not withdrawn")).toEqual([
    ["LK3-1-42", "215 DAI 0xeeee…eeee", "none"],
    ["Total DAI on Ethereum", "215 DAI 0xeeee…eeee", "none"],
  ]);
});

it("parts a debt of Flow into what the balance covered and what it did not", () => {
  const debtor = {
    ...flow(
      { balance: 100n * DAI, ratePerSecond: DAI / 1_000n, snapshotTime: start },
      { startTime: start, createdAt: start },
    ),
    id: "debtor",
    name: "FL4-1-7",
  };
  const act = (kind: StreamAction["kind"], amountA: bigint): StreamAction => ({
    ...withdrawal("2026-01-01T00:00:00Z", 0n),
    kind,
    id: `action-${kind === "Create" ? 1 : 2}`,
    product: "flow",
    streamId: debtor.id,
    name: debtor.name,
    amountA,
  });
  show(
    { until: "2026-01-02" },
    {
      streams: [stream, debtor],
      actions: [...findings.actions, act("Create", DAI / 1_000n), act("Deposit", 100n * DAI)],
    },
  );
  // 172,800 seconds at a thousandth of a DAI, against a balance of 100 DAI; and 2 of 1,000 days.
  expect(listRows("Streamed and not withdrawn")).toEqual([
    ["LK3-1-42", "2 DAI 0xeeee…eeee", "2 DAI 0xeeee…eeee", "none"],
    ["FL4-1-7", "172.8 DAI 0xeeee…eeee", "100 DAI 0xeeee…eeee", "72.8 DAI 0xeeee…eeee"],
    ["Total DAI on Ethereum", "174.8 DAI 0xeeee…eeee", "102 DAI 0xeeee…eeee", "72.8 DAI 0xeeee…eeee"],
  ]);
});

it("leaves a date that the reader clears empty, and says that it is needed", () => {
  const onYear = vi.fn();
  show({}, {}, onYear);
  fireEvent.change(screen.getByLabelText("First day"), { target: { value: "" } });
  expect(onYear).toHaveBeenCalledWith({ from: "", until: "2026-12-31", zone: "UTC", by: "month" });
  cleanup();
  show({ from: "" });
  expect(screen.getByText("Enter the first day.")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Sums of the period" })).toBeNull();
});

it("names payments of unknown contracts and chains apart, and counts them nowhere", async () => {
  const invented = {
    ...withdrawal("2026-05-05T00:00:00Z", 7n),
    name: "0xffff-1-1",
    streamId: "invented",
    isKnown: false,
  };
  const claim: Findings["claims"][number] = {
    id: "claim",
    chainId: 424_242,
    campaign: `0x${"c".repeat(40)}`,
    campaignName: "",
    version: "v3.0",
    token: { ...stream.token, chainId: 424_242 },
    amount: 9n * DAI,
    recipient: stream.recipient,
    to: stream.recipient,
    at: countSeconds("2026-06-06T00:00:00Z"),
    hash: `0x${"2".repeat(64)}`,
    streamId: undefined,
  };
  show({}, { actions: [...findings.actions, invented], claims: [claim] });
  expect(listRows("Sums of the period").at(-1)).toEqual(["Total", "Ethereum", "150 DAI 0xeeee…eeee", "2"]);
  expect(listRows("Payments of the period")).toHaveLength(2);
  expect(screen.getByText(/^2 payments are neither in the sums nor in the file/)).toBeDefined();
  expect(listRows("Payments that are not counted").map(([, amount, from]) => [amount, from])).toEqual([
    ["7 DAI 0xeeee…eeee", "Lockup 0xffff-1-1, Ethereum"],
    ["9 DAI 0xeeee…eeee", "Airdrops 0xcccc…cccc, chain 424242"],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Download CSV" }));
  const text = screen.getByLabelText<HTMLTextAreaElement>(/If no file arrived/u).value;
  expect(text.trim().split("\r\n").length).toBe(3);
  await userEvent.selectOptions(screen.getByLabelText("Format of the file"), "comma");
  expect(screen.getByLabelText<HTMLTextAreaElement>(/If no file arrived/u).value).toMatch(/^\u{feff}?Date;/u);
});

it("adds tokens up by their address, because anyone can name one USDC", () => {
  const fake = { ...stream.token, address: `0x${"f".repeat(40)}` };
  show(
    {},
    {
      actions: [
        ...findings.actions,
        { ...withdrawal("2026-05-05T00:00:00Z", 9n), streamId: "", token: fake },
      ],
    },
  );
  expect(
    listRows("Sums of the period")
      .slice(-2)
      .map(([, , amount]) => amount),
  ).toEqual(["150 DAI 0xeeee…eeee", "9 DAI 0xffff…ffff"]);
});

it.each([
  ["missing", findings.actions.slice(1)],
  ["sent twice", [...findings.actions, { ...findings.actions[0]!, id: "again" }]],
])("says when a payment of a stream is %s", (_, actions) => {
  show({}, { actions });
  expect(screen.getByText(/^The payments of LK3-1-42 do not add up/)).toBeDefined();
  cleanup();
  show({});
  expect(screen.queryByText(/do not add up/)).toBeNull();
});

it("begins the list of time zones with the device's and UTC", () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...new Intl.DateTimeFormat().resolvedOptions(),
    timeZone: "Europe/Berlin",
  });
  show({ zone: own });
  const zones = [...screen.getByLabelText<HTMLSelectElement>("Time zone").options];
  expect(zones.slice(0, 2).map(({ text, value }) => [text, value])).toEqual([
    ["Europe/Berlin (this device)", "Europe/Berlin"],
    ["UTC", "UTC"],
  ]);
  vi.restoreAllMocks();
});

it("says in a sentence of its own that there are no prices", () => {
  show({});
  expect(screen.getByText("The table and the file have no prices.").tagName).toBe("STRONG");
});

it("saves the payments as a file, and prints the page", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  window.print = print;
  show({});
  await userEvent.click(
    screen.getByRole("button", {
      name: "Download CSV",
      description: "sablier-0xbbbbbb-2026-01-01-2026-12-31.csv",
    }),
  );
  const text = screen.getByLabelText<HTMLTextAreaElement>(/If no file arrived/u).value;
  const { data } = Papa.parse<Record<string, string>>(text.replace("\u{feff}", ""), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data.map((row) => [row.Date, row["Received Amount"], row["Received Currency"]])).toEqual([
    ["2026-03-31 22:30:09 UTC", "50", "DAI"],
    ["2026-12-31 23:30:00 UTC", "100", "DAI"],
  ]);
  // On paper, the form above the answer is missing.
  expect(
    screen.getByText(/^Sablier: payments to 0xb{40}, .* in UTC, according to Envio on 2027-06-01/),
  ).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Print this year" }));
  expect(print).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
