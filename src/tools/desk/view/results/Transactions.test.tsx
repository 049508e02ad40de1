import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { checksumAddress, type Hex } from "viem";
import { afterEach, expect, it, vi } from "vitest";
import { readChains } from "@site/plugins/protocol-data/src/chains";
import { DAI, flow, lockup } from "../../model/fixtures/streams";

vi.doMock("@generated/protocol-data/default/chains.json", () => ({ default: readChains("test") }));
for (const name of ["aliases", "legacy", "streamContracts"]) {
  vi.doMock(`@generated/protocol-data/default/${name}.json`, () => ({ default: [] }));
}
vi.doMock("@docusaurus/Link", () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
const { Transactions, UnlistedWithdrawal } = await import("./Transactions");
afterEach(cleanup);

const stream = lockup();
/** Moments after and before its cliff. */
const NOW = 700n;
const EARLY = 200n;
const right = checksumAddress(`0x${"abcdef0123".repeat(4)}` as Hex);
const wrong = `0x${right.slice(2).replace(/[A-F]/u, (letter) => letter.toLowerCase())}`;
const enter = (label: string, text: string) =>
  fireEvent.change(screen.getAllByLabelText(label)[0]!, { target: { value: text } });

it.each([
  [wrong, /do not match its checksum/],
  [`0x${"0".repeat(40)}`, /zero address, which nobody holds/],
  ["0x000000000000000000000000000000000000dEaD", /nobody holds/],
  ["alice.eth", /does not resolve names/],
])("prepares nothing for %s", (text, words) => {
  render(<Transactions stream={stream} wallet={stream.recipient} now={NOW} />);
  enter("To a different address", right);
  expect(screen.getByText("Transfer the stream")).toBeDefined();
  enter("To a different address", text);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText("Transfer the stream")).toBeNull();
});

it("prepares no withdrawal of an unlisted stream for an address that may be wrong", () => {
  render(<UnlistedWithdrawal stream={stream} />);
  enter("Address of the recipient", wrong);
  expect(screen.getByText(/do not match its checksum/)).toBeDefined();
  expect(screen.queryByText("Withdraw everything")).toBeNull();
});

it("says until when a withdrawal fails", () => {
  render(<Transactions stream={stream} wallet={stream.recipient} now={EARLY} />);
  expect(screen.getByText("(fails until 1970-01-01 00:10 UTC)").closest("summary")!.textContent).toContain(
    "Withdraw everything",
  );
  expect(screen.getByText(/^Nothing can be withdrawn before 1970-01-01 00:10 UTC/)).toBeDefined();
});

it("offers an empty stream for transfer alone, and nothing if it cannot be transferred", () => {
  const empty = lockup({ isDepleted: true, withdrawnAmount: 1_000n * DAI });
  const { rerender } = render(<Transactions stream={empty} wallet={stream.recipient} now={EARLY} />);
  expect(screen.getByText("Transfer the empty stream")).toBeDefined();
  expect(screen.queryByText(/cannot send anything/)).toBeNull();
  rerender(
    <Transactions stream={{ ...empty, isTransferable: false }} wallet={stream.recipient} now={EARLY} />,
  );
  expect(screen.queryByLabelText("To a different address")).toBeNull();
  expect(screen.getByText(/cannot send anything/)).toBeDefined();
});

it("leaves a cancellation and a refund out when nothing is left to get back, and says why", () => {
  const { rerender } = render(<Transactions stream={stream} wallet={stream.sender} now={1_100n} />);
  expect(screen.queryByText("Cancel the stream")).toBeNull();
  expect(screen.getByText(/^A cancellation is left out, because everything has streamed/)).toBeDefined();
  rerender(<Transactions stream={flow()} wallet={stream.sender} now={200n} />);
  expect(screen.queryByText("Get back what is not owed")).toBeNull();
  expect(screen.getByText(/^A refund is left out, because the whole balance is owed/)).toBeDefined();
});

it("gives the fee in ether, as the explorer's form takes it", () => {
  render(<Transactions stream={stream} wallet={stream.recipient} now={NOW} />);
  expect(screen.getByText("the fee")).toBeDefined();
  enter("Fee in wei, as calculateMinFeeWei returns it", "250000000000000");
  expect(screen.getByText("0.00025")).toBeDefined();
  expect(screen.queryByText("the fee")).toBeNull();
});

it("writes the file for a Safe once the fee is entered, and at once where the release takes none", () => {
  const { rerender } = render(<Transactions stream={stream} wallet={stream.recipient} now={NOW} />);
  expect(screen.queryByRole("button", { name: "Save safe-withdrawMax.json" })).toBeNull();
  enter("Fee in wei, as calculateMinFeeWei returns it", "0");
  expect(screen.getByRole("button", { name: "Save safe-withdrawMax.json" })).toBeDefined();
  rerender(<Transactions stream={{ ...stream, version: "v1.2" }} wallet={stream.recipient} now={NOW} />);
  expect(screen.queryByLabelText(/^Fee in wei/)).toBeNull();
  expect(screen.getByRole("button", { name: "Save safe-withdrawMax.json" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Save safe-withdrawMax.json" }));
  expect(screen.getByText(/^safe-withdrawMax\.json is among your downloads/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Copy safe-withdrawMax.json" })).toBeDefined();
  // What only readers without the file need is folded.
  expect(screen.getByLabelText(/^If no file arrived/).closest("details")!.open).toBe(false);
});
