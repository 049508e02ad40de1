// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pressEveryButton } from "@site/tests/standIns/everyButton";
import { askInWindow } from "@site/tests/standIns/workerInWindow";
import type { Question } from "../worker/check.worker";

// The worker runs in the window, and nobody pauses here.
vi.doMock("@site/src/ui/forms/typingPause", () => ({ TYPING_PAUSE: 0 }));
vi.doMock("../worker/check", () => ({
  startCheck(question: Question, _onShare: unknown, onAnswer: (answer: unknown) => void) {
    askInWindow(question, onAnswer);
    return () => undefined;
  },
}));
await import("../worker/check.worker");
const { CsvChecker } = await import("./CsvChecker");

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const [ALICE, BOB] = ["1", "2"].map((digit) => `0x${digit.repeat(40)}`);
const type = (value: string) => fireEvent.change(screen.getByLabelText("Content"), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

it.each<[state: string, list: string, then: readonly string[], has: string]>([
  ["while it is empty", "", [], "Check and compute the root"],
  [
    "with a good list",
    `address,amount\n${ALICE},1\n${BOB},2\n`,
    ["Check and compute the root"],
    "Copy Merkle root",
  ],
  [
    "with problems",
    `address,amount\n${ALICE},"1,000"\n0x12,5\n`,
    ["Check and compute the root"],
    "Suggest fixes",
  ],
  [
    "with a correction",
    `address;amount\n${ALICE};"1 000,50"\n${BOB};5\n`,
    ["Check and compute the root", "Suggest fixes"],
    "Use the corrected file",
  ],
  [
    "with a question about units",
    `address,amount\n${ALICE},1000000000000000000\n${BOB},2000000000000000000\n`,
    ["Check and compute the root"],
    "Base units (convert them)",
  ],
  [
    "with a question about points",
    `address,amount\n${ALICE},1.000\n${BOB},2.500\n`,
    ["Check and compute the root"],
    "Thousands (convert them)",
  ],
])("has no button without an effect %s", async (_, list, then, has) => {
  const names = await pressEveryButton(async () => {
    render(<CsvChecker family="airdrops" />);
    type(list);
    for (const name of then) await press(name);
  }, has);
  expect(names).toContain(has);
});

it("has no button without an effect beside a header of a different format", async () => {
  const names = await pressEveryButton(async () => {
    render(<CsvChecker />);
    // Where the reader has chosen no format, the header chooses it.
    fireEvent.change(screen.getByLabelText("Format"), { target: { value: "lockup/duration/linear" } });
    type(`address,amount,startAt,endAt\n${ALICE},1,2027-01-01 00:00,2028-01-01 00:00\n`);
    await press("Check");
  }, "Switch the format");
  expect(names).toContain("Switch the format");
});
