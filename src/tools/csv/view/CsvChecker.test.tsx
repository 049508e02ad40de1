// @vitest-environment happy-dom
import path from "node:path";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readTemplates } from "@site/plugins/protocol-data/src/csvTemplates";
import type { Message, Question } from "../worker/check.worker";

const templates = readTemplates(path.resolve("node_modules/sablier/csv/evm"));
vi.doMock("@generated/protocol-data/default/csvTemplates.json", () => ({ default: templates }));
vi.doMock("@generated/protocol-data/default/contractNames.json", () => ({ default: {} }));
vi.doMock("@docusaurus/Link", () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
// The worker runs in the window: the tests are of what the form asks and shows.
vi.doMock("../worker/check", () => ({
  startCheck(question: Question, _onShare: unknown, onAnswer: (answer: unknown) => void) {
    vi.spyOn(window, "postMessage").mockImplementation(((message: Message) => {
      if ("answer" in message) onAnswer(message.answer);
    }) as typeof window.postMessage);
    (self as unknown as { onmessage: (event: { data: Question }) => void }).onmessage({ data: question });
    return () => undefined;
  },
}));
await import("../worker/check.worker");
const { CsvChecker } = await import("./CsvChecker");

const [ONE, TWO] = ["1", "2"].map((digit) => `0x${digit.repeat(40)}`) as [string, string];
const LIST = `address,amount\n${ONE},100\n${TWO},200\n`;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const content = () => screen.getByLabelText<HTMLTextAreaElement>("Content");
async function enter(text: string) {
  await userEvent.clear(content());
  content().focus();
  await userEvent.paste(text);
}
const says = (text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole("status").textContent).toMatch(text), { timeout: 5_000 });
const drop = (...files: File[]) => userEvent.upload(screen.getByLabelText("File"), files);

it("asks which column is the amount, and shows all of them", async () => {
  render(<CsvChecker family="airdrops" />);
  await enter(`name,Address,Total,Bonus\nAnn,${ONE},5,30\nBo,${TWO},6,90\n`);
  await says("1 problem");
  await userEvent.click(screen.getByRole("button", { name: "Mend it for me" }));
  await says("One column is unclear. Choose it below.");
  const choice = screen.getByLabelText("amount is in the column");
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["not chosen", "name (Ann)", `Address (${ONE.slice(0, 24)}…)`, "Total (5)", "Bonus (30)"]);
  await userEvent.selectOptions(choice, "Bonus (30)");
  await says(/no problem left/);
  await userEvent.click(screen.getByRole("button", { name: "Use the corrected file" }));
  await waitFor(() => expect(content().value).toContain(`${ONE},30,Ann,5`));
});

it("asks whether a list is of the currency that it names, before it gives a root", async () => {
  render(<CsvChecker family="airdrops" />);
  await enter(`address,amount,Payment Currency\n${ONE},5,EUR\n${TWO},6,EUR\n`);
  await says("2 rows, no problem found, and one question:");
  expect(screen.queryByText("Merkle root")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "This is what I pay" }));
  await says("2 recipients, no problem found.");
  expect(screen.getByText("Merkle root")).toBeDefined();
});

it("keeps the rows when a workbook, a picture or two files come", async () => {
  render(<CsvChecker family="airdrops" />);
  await enter(LIST);
  await says("2 recipients");
  await drop(new File([new Uint8Array([0x50, 0x4b, 3, 4])], "book.csv"));
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toMatch(/^book\.csv: This is a workbook/),
  );
  expect(content().value).toBe(LIST);
  await drop(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], "shot.csv"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^shot\.csv: This is a picture/));
  expect(content().value).toBe(LIST);
  expect(screen.getByRole("status").textContent).toContain("2 recipients");
});

it("keeps what was typed for this tab, with its format", async () => {
  const first = render(<CsvChecker />);
  await userEvent.selectOptions(screen.getByLabelText("Format"), "manage/flow/deposit");
  await enter(`streamId,address,amount\n12,${ONE},5\n`);
  await says("1 row, no problem found.");
  first.unmount();
  render(<CsvChecker />);
  await waitFor(() => expect(content().value).toBe(`streamId,address,amount\n12,${ONE},5\n`));
  expect(screen.getByLabelText<HTMLSelectElement>("Format").value).toBe("manage/flow/deposit");
});

it("points out streams that are over", async () => {
  render(<CsvChecker family="lockup" />);
  await userEvent.selectOptions(screen.getByLabelText("Format"), "lockup/range/linear");
  await enter(`address,amount,startAt,endAt\n${ONE},5,2020-01-01 00:00,2024-01-01 00:00\n`);
  await says("1 row, no problem found.");
  expect(screen.getByText(/is over: its end, 2024-01-01 00:00, is in the past/)).toBeDefined();
});

it("saves a corrected file in which a spreadsheet runs no formula", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    saved.push(file as Blob);
    return "blob:saved";
  });
  render(<CsvChecker family="airdrops" />);
  await enter(`address,amount\n ${ONE},100\n=HYPERLINK(A1),200\n`);
  await says("problem");
  await userEvent.click(screen.getByRole("button", { name: "Mend it for me" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save corrected.csv" }));
  expect(await saved[0]!.text()).toContain("\n'=HYPERLINK(A1),200");
  // Browsers in wallets save nothing and say nothing, so the text appears too.
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/If no file arrived/u)).value).toContain(
    "'=HYPERLINK",
  );
});
