import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import type { Answer, Question } from "@site/src/tools/batch/worker/protocol";
import { askInWindow } from "@site/tests/standIns/workerInWindow";

vi.doMock("@site/src/ui/chain/chosenChain", () => ({ useChosenChain: () => undefined }));
vi.doMock("@site/src/tools/batch/worker/batch", () => ({
  ask(_question: Question, _onProgress: unknown, onAnswer: (given: Answer) => void) {
    onAnswer({ kind: "unbuilt", fields: [], rows: [{ line: 2, message: "It can be read in two ways." }] });
    return () => undefined;
  },
}));
// The checker's worker runs in the window.
vi.doMock("@site/src/tools/csv/worker/check", () => ({
  startCheck(question: object, _onShare: unknown, onAnswer: (answer: unknown) => void) {
    askInWindow(question, onAnswer);
    return () => undefined;
  },
}));
await import("@site/src/tools/csv/worker/check.worker");
const { BatchBuilder } = await import("./BatchBuilder");
const { CsvChecker } = await import("@site/src/tools/csv");

const [SAFE, TOKEN, ALICE] = ["4", "3", "1"].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
];

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const fill = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

it("keeps rows, format, chain, Safe and token on the way to the checker and back", async () => {
  window.history.replaceState(null, "", "/guides/batch");
  sessionStorage.clear();
  const builder = render(<BatchBuilder />);
  await userEvent.click(screen.getByLabelText("Change existing streams"));
  await userEvent.selectOptions(screen.getByLabelText("Kind of batch"), "manage/flow/deposit");
  await userEvent.selectOptions(screen.getByLabelText("Chain"), "8453");
  fill("Safe", SAFE);
  fill("Token", TOKEN);
  const rows = `streamId,address,amount\n12,${ALICE},5\n`;
  fill("Rows", rows);
  await userEvent.click(screen.getByRole("button", { name: "Try it on the contracts" }));
  await userEvent.click(await screen.findByRole("link", { name: "CSV checker" }));
  builder.unmount();

  const checker = render(<CsvChecker />);
  await waitFor(() => expect(value("Content")).toBe(rows));
  expect(value("Format")).toBe("manage/flow/deposit");
  const back = await screen.findByRole("link", { name: "Build a batch for a Safe of these rows" });
  window.history.replaceState(null, "", back.getAttribute("href")!);
  checker.unmount();

  render(<BatchBuilder />);
  await waitFor(() => expect(value("Safe")).toBe(SAFE));
  expect([value("Chain"), value("Token"), value("Kind of batch"), value("Rows")]).toEqual([
    "8453",
    TOKEN,
    "manage/flow/deposit",
    rows,
  ]);
});
