import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { readChains } from "@site/plugins/protocol-data/src/chains";
import { readAliases } from "@site/plugins/protocol-data/src/contracts/names/aliases";
import { readLegacyContracts } from "@site/plugins/protocol-data/src/contracts/releases";
import { readStreamContracts } from "@site/plugins/protocol-data/src/contracts/streamContracts";
import { ask } from "@site/src/protocol/indexers/example";
import { people, tables } from "@site/src/protocol/indexers/example/fixture";
import { EMPTY_STATE, toHash } from "../../model/address";

vi.doMock("@generated/protocol-data/default/chains.json", () => ({ default: readChains("test") }));
vi.doMock("@generated/protocol-data/default/aliases.json", () => ({ default: readAliases() }));
vi.doMock("@generated/protocol-data/default/legacy.json", () => ({ default: readLegacyContracts() }));
vi.doMock("@generated/protocol-data/default/streamContracts.json", () => ({
  default: readStreamContracts(),
}));
vi.doMock("@docusaurus/Link", () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
const { Desk } = await import("./Desk");
const { LeadToField } = await import("./LeadToField");
// What the desk loads later is loaded here, because the tests wait for the desk and not for a busy machine.
await Promise.all([
  import("../results/Results"),
  import("../results/year/Year"),
  import("../results/Transactions"),
]);

/** Requests so far: the address, and what was sent to it. */
const sent: { readonly url: string; readonly body: { query: string; variables: Record<string, string> } }[] =
  [];
type Answer = (url: string, body: (typeof sent)[number]["body"]) => Promise<Response> | Response;
let answer: Answer;

/** Answers as Envio would, from the example rows. */
const fromExample: Answer = async (url, { query, variables }) => {
  const indexer = url.includes("53b7e25") ? "streams" : "airdrops";
  return Response.json(await ask("envio", indexer, query, variables));
};

beforeEach(() => {
  answer = fromExample;
  window.history.replaceState(null, "", "/desk");
  vi.stubGlobal("fetch", async (url: string, options: RequestInit) => {
    const body = JSON.parse(options.body as string) as (typeof sent)[number]["body"];
    sent.push({ url, body });
    return answer(url, body);
  });
});
afterEach(() => {
  cleanup();
  sent.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLInputElement>("Address, stream ID or link");
const button = () => screen.getByRole("button", { name: /^Look up at/ });
const aboutLink = () => screen.queryByRole("note", { name: "About the link" });
async function paste(text: string) {
  await userEvent.clear(field());
  field().focus();
  await userEvent.paste(text);
}
// The first text loads what reads it, which is there from then on.
beforeAll(async () => {
  render(<Desk />);
  await paste(people.bob);
  await waitFor(() => expect(button().getAttribute("aria-disabled")).toBe("false"));
  cleanup();
});
async function lookUp(text: string = people.bob) {
  render(<Desk />);
  await paste(text);
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByText(/^Looking up/)).toBeNull());
}

it("sends nothing before the press, and then only the address to the indexer that the button names", async () => {
  render(<Desk />);
  await paste(people.bob);
  expect(button().textContent).toBe("Look up at Envio: sends this address to hyperindex.xyz");
  expect(sent).toEqual([]);
  await userEvent.click(button());
  await screen.findByText(/^Found/);
  expect(sent).toHaveLength(3);
  for (const { url, body } of sent) {
    expect(new URL(url).host).toBe("indexer.hyperindex.xyz");
    expect(body.variables.subject).toBe(people.bob);
  }
});

it("opens the newest year with a payment", async () => {
  await lookUp();
  await userEvent.click(screen.getByText(/^A year for the accountant/));
  const first = await screen.findByLabelText<HTMLInputElement>("First day");
  const newest = screen.getAllByRole("button", { name: /^20\d\d$/ })[0]!;
  expect(first.value).toBe(`${newest.textContent}-01-01`);
  expect(screen.getByRole("region", { name: "Payments of the period" })).toBeDefined();
});

it("leads Enter to the button that names what it sends, and sends nothing", async () => {
  render(<Desk />);
  await paste(people.bob);
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(button());
  expect(sent).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await screen.findByText(/^Found/);
  expect(sent).toHaveLength(3);
});

/** Returns an answer in which a release has made the example's Lockup streams on Ethereum. */
async function asRelease(response: Response | Promise<Response>): Promise<Response> {
  const example = tables.streams.LockupStream![0]!.contract as string;
  const { addresses } = readStreamContracts().find(({ alias }) => alias === "LK3")!;
  return new Response((await (await response).text()).replaceAll(example, addresses["1"]!.toLowerCase()));
}

it("shows what was found, with the amount of this second", async () => {
  answer = (url, body) => asRelease(fromExample(url, body));
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: 1_801_000_000_000 });
  await lookUp();
  expect(screen.getByText("Found 9 streams and 2 claims, on 2 chains.")).toBeDefined();
  const rows = within(screen.getByRole("region", { name: "Streams" })).getAllByRole("group");
  expect(rows).toHaveLength(9);
  const getAmount = () => rows[0]!.querySelector("summary")!.textContent;
  const before = getAmount();
  await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)));
  expect(getAmount()).not.toBe(before);
});

it.each([
  ["Envio", "envio"],
  ["The Graph, Ethereum", "the-graph"],
] as const)("lists a stream that the wallet has transferred away: %s", async (source, vendor) => {
  const [stream, ...others] = tables.streams.LockupStream!;
  const [action] = tables.streams.LockupAction!;
  const changed = {
    ...tables.streams,
    LockupStream: [{ ...stream!, recipient: people.carol }, ...others],
    LockupAction: [
      ...tables.streams.LockupAction!,
      {
        ...action!,
        id: "transfer",
        subgraphId: "99",
        category: "Transfer",
        stream: stream!.id,
        addressA: people.bob,
        addressB: people.carol,
        amountA: null,
        amountB: null,
      },
    ],
  };
  answer = async (url, { query, variables }) => {
    const [indexer, rows] = /claimRecipient/u.test(query)
      ? (["airdrops", undefined] as const)
      : (["streams", changed] as const);
    return asRelease(Response.json(await ask(vendor, indexer, query, variables, rows)));
  };
  render(<Desk />);
  await paste(people.bob);
  await userEvent.selectOptions(screen.getByLabelText("Indexer"), source);
  await userEvent.click(button());
  await screen.findByText(/^Found .* 1 transfer of streams/);
  const rows = within(screen.getByRole("region", { name: "Streams" })).getAllByRole("group");
  expect(rows[0]!.querySelector("summary")!.textContent).toMatch(
    /Ethereumtransferredto 0xca20…0003 on 2027-\d\d-\d\d$/,
  );
});

it("opens the view of its address again, and waits for the press", async () => {
  const year = { from: "2027-01-01", until: "2027-12-31", zone: "UTC", by: "month" } as const;
  window.location.hash = toHash({ ...EMPTY_STATE, pasted: people.bob, year });
  render(<Desk />);
  expect(field().value).toBe(people.bob);
  expect(aboutLink()!.textContent).toContain(
    "It set: the text, the days 2027-01-01 to 2027-12-31 in UTC. Anyone can make such a link",
  );
  expect(sent).toEqual([]);
  await userEvent.click(button());
  expect(await screen.findByRole("region", { name: "Sums of the period" })).toBeDefined();
});

it("keeps the indexer and the filter of the list in the address, and opens them again", async () => {
  await lookUp();
  await screen.findByText(/^Found/);
  await userEvent.selectOptions(screen.getByLabelText("Show"), "With something to withdraw");
  await userEvent.type(screen.getByLabelText("Filter by text"), "usdc");
  const list = { filter: "ready", words: "usdc", opened: "" } as const;
  expect(window.location.hash).toBe(toHash({ ...EMPTY_STATE, pasted: people.bob, list }));
  cleanup();
  window.history.pushState(
    null,
    "",
    toHash({ pasted: people.bob, source: "The Graph, Base", list, year: undefined }),
  );
  render(<Desk />);
  expect(aboutLink()!.textContent).toContain("the indexer (The Graph, Base), what the list shows");
  expect(button().textContent).toMatch(/^Look up at The Graph, Base: sends this address to /);
});

it("leads to the field from a section below, and keeps what the page's address holds", async () => {
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  render(
    <>
      <Desk />
      <LeadToField />
    </>,
  );
  await paste(people.bob);
  const before = window.location.href;
  await userEvent.click(screen.getByRole("button", { name: "Paste your address or ID" }));
  expect(document.activeElement).toBe(field());
  expect(window.location.href).toBe(before);
});

it("keeps what was pasted in the address, and nowhere else", async () => {
  await lookUp();
  expect(window.location.hash).toBe(toHash({ ...EMPTY_STATE, pasted: people.bob }));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

it("tells a link from the address that the reader wrote", async () => {
  await lookUp();
  expect(aboutLink()).toBeNull();
  // A reload.
  cleanup();
  render(<Desk />);
  expect(field().value).toBe(people.bob);
  expect(aboutLink()).toBeNull();
  // A different link in the same tab.
  cleanup();
  window.history.pushState(null, "", toHash({ ...EMPTY_STATE, pasted: people.alice }));
  render(<Desk />);
  expect(aboutLink()!.textContent).toContain("It set: the text.");
  // A reload keeps the sentence, also after a change of something else.
  await paste("LK3-1-12");
  cleanup();
  render(<Desk />);
  expect(aboutLink()).not.toBeNull();
  expect(sent).toHaveLength(3);
});

it.each([
  ["#of=LK3-1-12", "This link was cut off or changed"],
  [toHash({ ...EMPTY_STATE, pasted: "LK3-1-12" }).slice(0, -1), "This link was cut off or changed"],
])("fills in nothing from %s", (hash, sentence) => {
  window.history.pushState(null, "", hash);
  render(<Desk />);
  expect(field().value).toBe("");
  expect(aboutLink()!.textContent).toContain(sentence);
  expect(sent).toEqual([]);
});

it.each([
  "<img src=x onerror=alert(1)>",
  `javascript:alert(1)//${"6".repeat(40)}`,
  `0x${"6".repeat(40)}\u202e`,
  "__proto__",
])("says what a hostile link holds and sends nothing: %s", (pasted) => {
  window.history.pushState(null, "", toHash({ ...EMPTY_STATE, pasted }));
  render(<Desk />);
  expect(aboutLink()!.textContent).toContain("It set: the text. Anyone can make such a link");
  expect(screen.getAllByRole("status")[0]!.textContent).not.toBe("");
  expect(document.querySelector("form img, form a[href^='javascript:']")).toBeNull();
  expect(sent).toEqual([]);
});

it("forgets the answer when something else is pasted", async () => {
  await lookUp();
  await paste("LK3-1-12");
  expect(screen.queryByText(/^Found/)).toBeNull();
  expect(button().textContent).toContain("sends this stream ID");
});

it("keeps the opened stream in the address, and opens it again", async () => {
  await lookUp();
  const summaries = () => screen.getByRole("region", { name: "Streams" }).querySelectorAll("summary");
  await userEvent.click(summaries()[2]!);
  await waitFor(() => expect(window.location.hash).toMatch(/&open=\S+-\d+$/u));
  cleanup();
  render(<Desk />);
  await userEvent.click(button());
  await screen.findByText(/^Found/);
  const rows = within(screen.getByRole("region", { name: "Streams" })).getAllByRole<HTMLDetailsElement>(
    "group",
  );
  expect(rows.map(({ open }) => open).indexOf(true)).toBe(2);
});

it("adds an entry to the history only when something else is pasted after an answer", async () => {
  await lookUp();
  const before = window.history.length;
  await userEvent.click(button());
  await userEvent.selectOptions(await screen.findByLabelText("Show"), "Received");
  expect(window.history.length).toBe(before);
  const former = window.location.hash;
  await paste(people.alice);
  expect(window.history.length).toBe(before + 1);
  // Back.
  window.history.replaceState({ isOwn: true }, "", former);
  act(() => void window.dispatchEvent(new HashChangeEvent("hashchange")));
  expect(field().value).toBe(people.bob);
  expect(aboutLink()).toBeNull();
});

it("moves the focus to the heading of the answer, also when the same is looked up again", async () => {
  await lookUp();
  const heading = () => screen.getByRole("heading", { name: /^Found 9 streams/ });
  expect(document.activeElement).toBe(heading());
  expect(heading().closest("[role=status]")).not.toBeNull();
  await userEvent.click(button());
  await waitFor(() => expect(document.activeElement).toBe(heading()));
});

it("says what to do when the indexer limits the rate", async () => {
  answer = () => new Response("slow down", { status: 429 });
  await lookUp();
  expect(screen.getByText(/^Lockup, Flow, and Airdrops: .*too many queries/)).toBeDefined();
  expect(screen.queryByText(/may be missing/)).toBeNull();
  // Without an answer, nobody knows that there is nothing.
  expect(screen.getByText(/did not answer, so nothing is known yet/)).toBeDefined();
  expect(screen.queryByText(/^Found|has found nothing/)).toBeNull();
  answer = fromExample;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^Found 9 streams/)).toBeDefined();
});

it("says why a stream can be missing when nothing is found", async () => {
  await lookUp(`0x${"7".repeat(40)}`);
  expect(screen.getByText(/has found nothing for this address/)).toBeDefined();
  expect(screen.getByRole("link", { name: "why a stream can be missing" })).toBeDefined();
});

it("leads from a list to the reasons for which a stream of the wallet can be missing", async () => {
  render(<Desk />);
  await userEvent.type(field(), people.bob);
  await userEvent.click(button());
  const list = await screen.findByRole("region", { name: "Streams" });
  const link = screen.getByRole("link", { name: "why a stream can be missing" });
  expect(link.getAttribute("href")).toBe("#missing");
  expect(list.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("withdraws from a stream that the indexer does not list", async () => {
  await lookUp("LK3-1-999999");
  expect(screen.getByText(/has found nothing for this stream/)).toBeDefined();
  await userEvent.type(await screen.findByLabelText("Address of the recipient", {}), people.bob);
  await userEvent.click(screen.getByText("Withdraw everything"));
  expect(screen.getAllByText("999999").length).toBeGreaterThan(0);
});

it("says that the clock is late when the index names a later moment", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_600_000_000_000 });
  await lookUp();
  expect(screen.getByText(/in the future by the clock of this device: 20\d\d-/)).toBeDefined();
});

it("shows what will be pressed before anything is pasted, and sends nothing", async () => {
  render(<Desk />);
  expect(button().getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Paste an address or an ID, and then press the button.")).toBeDefined();
  await userEvent.click(button());
  expect(sent).toEqual([]);
  await paste(people.bob);
  expect(button().getAttribute("aria-disabled")).toBe("false");
});

it("offers no button for an ENS name, and asks for the address", async () => {
  render(<Desk />);
  await paste("alice.eth");
  expect(screen.queryByRole("button", { name: /^Look up/ })).toBeNull();
  expect(screen.getByText(/does not resolve names/)).toBeDefined();
});

/** Returns streams of one wallet, as Envio sends them. */
function manyStreams(count: number, symbol: string) {
  const { alias, addresses } = readStreamContracts().find(({ alias: name }) => name === "LK3")!;
  const contract = addresses["1"]!.toLowerCase();
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `${contract}-1-${index + 1}`,
    alias: `${alias}-1-${index + 1}`,
    timestamp: String(1_790_000_000 + index),
    subgraphId: String(index + 1),
    chainId: "1",
    contract,
    tokenId: String(index + 1),
    sender: people.alice,
    recipient: people.bob,
    transferable: true,
    asset: { address: `0x${"d".repeat(40)}`, chainId: "1", decimals: "18", symbol },
    category: "LockupLinear",
    depositAmount: "1000",
    withdrawnAmount: "0",
    intactAmount: "1000",
    cancelable: true,
    canceled: false,
    canceledTime: null,
    depleted: false,
    startTime: "1790000000",
    endTime: "1990000000",
    cliffTime: null,
    cliffAmount: null,
    initialAmount: null,
    granularity: "1",
    segments: [],
    tranches: [],
  }));
  const serve: Answer = (_, { query, variables }) => {
    const isLockup = query.includes("LockupStream");
    const after = rows.filter(({ timestamp }) => Number(timestamp) > Number(variables.streamsTime));
    const streams = isLockup ? after.slice(0, 1_000) : [];
    return Response.json({ data: { streams, transfers: [], payments: [], claims: [] } });
  };
  return serve;
}

it("shows 5,000 streams page by page", async () => {
  answer = manyStreams(5_000, "DAI");
  await lookUp();
  expect(screen.getByText("Found 5,000 streams, on 1 chain.")).toBeDefined();
  const list = screen.getByRole("region", { name: "Streams" });
  expect(within(list).getAllByRole("group")).toHaveLength(25);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(screen.getByText("26 to 50 of 5,000")).toBeDefined();
  await userEvent.type(screen.getByLabelText("Filter by text"), "LK3-1-4999");
  expect(within(list).getAllByRole("group")).toHaveLength(1);
}, 60_000);

it("shows the first rows while the other pages are on their way", async () => {
  const serve = manyStreams(1_500, "DAI");
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  answer = async (url, body) => {
    if (Number(body.variables.streamsTime) > 0) await held;
    return serve(url, body);
  };
  render(<Desk />);
  await paste(people.bob);
  await userEvent.click(button());
  expect(await screen.findByText("Looking up. Found 1,000 streams, on 1 chain.")).toBeDefined();
  const list = screen.getByRole("region", { name: "Streams" });
  expect(within(list).getAllByRole("group")).toHaveLength(25);
  release();
  expect(await screen.findByText("Found 1,500 streams, on 1 chain.")).toBeDefined();
}, 60_000);

it("shows a hostile symbol as short plain text, and offers the transactions of the stream", async () => {
  answer = manyStreams(1, `\u{202e}<img src=x onerror=alert(1)>${"A".repeat(10_000)}`);
  await lookUp();
  expect(document.querySelector("img[src=x]")).toBeNull();
  expect(screen.getAllByText("<img src=x onerror=…").length).toBeGreaterThan(0);
  await userEvent.click(await screen.findByText("Withdraw everything"));
  expect(screen.getAllByText("withdrawMax").length).toBeGreaterThan(0);
  await userEvent.click(screen.getAllByRole("button", { name: "Copy all fields" })[0]!);
  expect(await navigator.clipboard.readText()).toMatch(/^payableAmount \(ether\): the fee\nstreamId.*: 1\n/u);
  await userEvent.type(screen.getByLabelText("To a different address"), "0x12");
  expect(screen.getByText(/An address has 40 digits after 0x/)).toBeDefined();
});
