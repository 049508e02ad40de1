import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findExampleAddress } from "@site/src/protocol/indexers/request";
import { replaceTexts } from "@site/tests/standIns/translate";

// What the explorer asks, sends and says. A field takes the place of its editor, which needs a layout.
vi.doMock("./query/QueryEditor", () => ({
  QueryEditor: ({ value, onChange }: { value: string; onChange: (query: string) => void }) => (
    <textarea aria-label="Query" value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));
const { Explorer } = await import("./Explorer");

const envio = findExampleAddress("streams", "envio").url;
const testing = findExampleAddress("streams", "the-graph").url;
const production = findExampleAddress("streams", "the-graph", true).url;
const KEY = "0123456789abcdef0123456789abcdef";

/** What indexers are asked, and what they answer. */
const ask = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const answer = (data: unknown, status = 200) =>
  ask.mockResolvedValue(
    new Response(JSON.stringify(data), { status, headers: { "Content-Type": "application/json" } }),
  );

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal("fetch", (url: unknown, options: RequestInit) => ask(String(url), options));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const form = () => screen.getByRole("form", { name: "API explorer" });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true });
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const choose = (label: string, option: string) => userEvent.selectOptions(field(label), option);
const run = () => userEvent.click(screen.getByRole("button", { name: "Run the query" }));
const status = () => within(form()).getAllByRole("status")[0]!.textContent;
const says = (words: string) => waitFor(() => expect(status()).toContain(words));
const cautions = () =>
  within(screen.getByRole("list", { name: "Before you run it" }))
    .queryAllByRole("listitem")
    .map((item) => item.textContent);
const shownAnswer = () => form().querySelector("pre[aria-label=Answer]")?.textContent;

it("says before a query is sent what the indexer would refuse, and reads curly quotes", async () => {
  answer({ data: { lockupStreams: [{ id: "a" }] } });
  render(<Explorer start="the-graph/lockup/by-id" />);
  expect(screen.getByRole("note", { name: "About the link" }).textContent).toContain(
    "The link opened the query “One stream, with its curve” (Lockup, The Graph).",
  );
  expect(ask).not.toHaveBeenCalled();
  expect(cautions()).toEqual([]);
  fill("Query", "query ($n: Int) { lockupStreams(first: $n) { id } }");
  fill("Variables", "{ “n”: 1001 }");
  expect(cautions()).toEqual([
    "lockupStreams asks for 1,001 rows with first, and The Graph takes 1 to 1,000: page with a cursor.",
  ]);
  fill("Variables", "{ “n”: 2 }");
  expect(cautions()).toEqual([]);
  await run();
  await says("The indexer answered.");
  expect(JSON.parse(String(ask.mock.calls[0]![1].body))).toMatchObject({ variables: { n: 2 } });
});

it("sends a documented query to its indexer, and the twin of it to another vendor", async () => {
  answer({ data: { stream: { alias: "LK3-1-4" } } });
  render(<Explorer start="the-graph/lockup/by-id" />);
  expect(field("Query").value).toContain("query StreamById($id: ID!)");
  await run();
  await says("The indexer answered.");
  expect(ask.mock.calls[0]![0]).toBe(testing);
  expect(shownAnswer()).toContain('"alias": "LK3-1-4"');
  await choose("Indexer and vendor", "Lockup and Flow, Envio");
  expect(field("Query").value).toContain("LockupStream_by_pk");
  expect(shownAnswer()).toBeUndefined();
  answer({ data: { LockupStream_by_pk: { id: "a" } } });
  await run();
  await waitFor(() => expect(shownAnswer()).toContain("LockupStream_by_pk"));
  expect(ask.mock.calls[1]![0]).toBe(envio);
  await choose("Indexer and vendor", "Airdrops, The Graph");
  expect(field("Documented query").value).toBe("the-graph/airdrops/newest");
});

it("does not show an answer that comes late with another query", async () => {
  let finish = (_: Response) => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  render(<Explorer start="the-graph/lockup/by-id" />);
  await run();
  await says("Waiting for the answer.");
  await choose("Indexer and vendor", "Lockup and Flow, Envio");
  finish(new Response('{"data":{"late":true}}'));
  expect(await screen.findByRole("button", { name: "Run the query" })).toBeDefined();
  expect(form().textContent).not.toContain("late");
  expect(status()).toBe("");
});

it("shows the indexer's own words, and what is missing before it is asked", async () => {
  render(<Explorer />);
  answer({ errors: [{ message: 'Cannot query field "streamedAmount"' }] }, 400);
  fill("Query", "{ LockupStream { streamedAmount } }");
  await run();
  await says("The indexer reports:");
  await says('Cannot query field "streamedAmount"');
  fill("Query", "");
  await run();
  await says("Write a query");
  fill("Query", "{ LockupStream(limit: 1) { id } }");
  fill("Variables", "[1]");
  await run();
  await says("The variables are not a JSON object");
  fill("Variables", "");
  answer({ data: { LockupStream: [] } });
  await run();
  await says("No row matches.");
  answer({ error: "payment required" }, 402);
  await run();
  await says("requires payment (402: payment required). ");
  expect(screen.getByRole("button", { name: "Copy the curl command" })).toBeDefined();
});

it("sends nothing to foreign hosts, and nothing without the key that is asked for", async () => {
  render(<Explorer />);
  await choose("Endpoint", "Another endpoint");
  fill("Another endpoint", "indexer.example");
  await run();
  await says("Enter the endpoint of an indexer");
  fill("Another endpoint", "https://indexer.example/v1/graphql");
  await run();
  await says("indexer.example is not one of them. Copy the curl command");
  await choose("Indexer and vendor", "Lockup and Flow, The Graph");
  fill("Endpoint", production);
  await run();
  await says("gateway.thegraph.com requires a key.");
  expect(ask).not.toHaveBeenCalled();
});

it("sends the key to the indexer only, and not into the command that is copied", async () => {
  const user = userEvent.setup();
  answer({ data: { a: { id: 1 } } });
  render(<Explorer start="the-graph/lockup/newest" />);
  fill("Endpoint", production);
  fill("Key", KEY);
  await user.click(screen.getByRole("button", { name: "Run the query" }));
  await says("The indexer answered.");
  expect(ask.mock.calls[0]![1].headers).toMatchObject({ Authorization: `Bearer ${KEY}` });
  await user.click(screen.getByRole("button", { name: "Copy the curl command" }));
  const command = await navigator.clipboard.readText();
  expect(command).toContain("Authorization: Bearer $API_KEY");
  expect(command).not.toContain(KEY);
  fill("Key", "");
});

it("leads from type to type in the documentation", async () => {
  render(<Explorer start="envio/lockup/newest" />);
  const docs = () => screen.getByRole("region", { name: /Documentation of/u });
  const current = () => docs().querySelector('[aria-current="page"]')?.textContent;
  fill("Find in Query", "flowstream");
  expect(within(docs()).queryByText("LockupStream")).toBeNull();
  await userEvent.click(within(docs()).getByRole("button", { name: "[FlowStream!]!" }));
  expect(docs().textContent).toContain("Latest state of one open-ended (Flow) stream");
  await userEvent.click(within(docs()).getAllByRole("button", { name: "Asset" })[0]!);
  expect(current()).toBe("Asset");
  await userEvent.click(within(docs()).getByRole("button", { name: "Query" }));
  expect(current()).toBe("Query");
});

it("shows the new words alone on a translated page", async () => {
  answer({ data: { LockupStream: [{ id: "a" }] } });
  render(<Explorer start="envio/lockup/newest" />);
  replaceTexts();
  await run();
  await says("The indexer answered.");
  replaceTexts();
  ask.mockResolvedValue(new Response("", { status: 503 }));
  await run();
  await says("503");
  expect(status()).not.toContain("The indexer answered.");
});
