// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { INITIAL_FORM } from "@site/src/tools/batch/model/form/form";
import type { Answer, Built, BuiltBatch, Question } from "@site/src/tools/batch/worker/protocol";
import { keepTypedForm } from "@site/src/ui/forms/typedForm";
import { pressEveryButton } from "@site/tests/standIns/everyButton";

let answer: Answer;
vi.doMock("@site/src/ui/chain/chosenChain", () => ({ useChosenChain: () => undefined }));
vi.doMock("@site/src/tools/batch/worker/batch", () => ({
  ask(
    _question: Question,
    onProgress: (share: number, doing: string) => void,
    onAnswer: (given: Answer) => void,
  ) {
    onProgress(0.5, "Running the batch");
    const timer = setTimeout(() => onAnswer(answer), 5);
    return () => clearTimeout(timer);
  },
}));
const { BatchBuilder } = await import("./BatchBuilder");
// The parts that are loaded with the first answer.
await import("./answer/BuiltBatches");

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const [SAFE, TOKEN, ALICE] = ["4", "3", "1"].map((digit) => `0x${digit.repeat(40)}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const HEADER = "address,rateAmount,rateInterval,initialDepositAmount\n";
const rows = `${HEADER}${ALICE},"1,000",month,0\n`;
const form = { ...INITIAL_FORM, safe: SAFE, token: TOKEN, symbol: "X", decimals: "6", rows };

/** Opens the builder with a form that was tried before in this tab, so that its answer is on the page. */
function openTried(given: Answer, part: Partial<typeof form> = {}): void {
  answer = given;
  keepTypedForm("batch", { form: { ...form, ...part }, address: "", isTried: true });
  render(<BatchBuilder />);
}

const problem = { line: 2, column: "rateAmount", message: '"1,000" can be 1000 or 1.000.' };
const batch: BuiltBatch = {
  firstLine: 2,
  lastLine: 2,
  sum: 5n,
  gas: 100_000n,
  transactions: [
    {
      to: TOKEN,
      contract: "the token X",
      functionName: "approve",
      value: 0n,
      sentences: ["One.", "Two.", "Three.", "Four."],
      fields: [{ name: "spender", value: SAFE }],
      warnings: [],
    },
  ],
  streams: [{ product: "flow", recipient: ALICE, token: TOKEN, deposit: 5n, moments: [] }],
  changed: [],
  refused: [],
  handover: { safe: "{}", calldata: "to 0x", viem: "// viem", foundry: "// foundry" },
};
const built = (...batches: readonly BuiltBatch[]): Built => ({
  kind: "built",
  chainId: 1,
  safe: SAFE,
  token: { address: TOKEN, symbol: "X", decimals: 6 },
  count: batches.length,
  fee: 0n,
  warnings: [],
  sum: 5n,
  batches,
});

it("has no button without an effect while it is empty", async () => {
  answer = { kind: "unbuilt", fields: [{ field: "safe", sentence: "Enter the Safe." }], rows: [] };
  const names = await pressEveryButton(() => void render(<BatchBuilder />));
  expect(names).toEqual([
    "Try it on the contracts",
    "Fill in an example",
    "Vest tokens",
    "Change existing streams",
    "The recipient can transfer it",
  ]);
});

it("has no button without an effect once it is filled in", async () => {
  answer = { kind: "refused", sentence: "The builder stopped." };
  await pressEveryButton(() => {
    render(<BatchBuilder />);
    fireEvent.click(screen.getByRole("radio", { name: "Vest tokens" }));
    fireEvent.click(screen.getByRole("button", { name: "Fill in an example" }));
  });
});

it("has no button without an effect while the trial runs", async () => {
  answer = { kind: "refused", sentence: "The builder stopped." };
  await pressEveryButton(() => {
    render(<BatchBuilder />);
    fireEvent.click(screen.getByRole("button", { name: "Try it on the contracts" }));
  });
});

it.each<[state: string, answer: Answer, shows: string]>([
  [
    "rows that were corrected",
    {
      kind: "unbuilt",
      fields: [{ field: "isPastMeant", sentence: "Line 2 ends in the past." }],
      rows: [problem],
      corrected: { text: rows.replace('"1,000"', "1000"), changes: [problem] },
    },
    "Restore my rows",
  ],
  ["one batch", built(batch), "Save batch-1-1.json"],
  ["several batches", built(batch, { ...batch, firstLine: 3, lastLine: 3 }), "Save all 2 files for the Safe"],
  [
    "a batch that the contracts reject",
    built({ ...batch, refused: [{ line: 2, errorName: "Error", values: [] }] }),
    "Copy link",
  ],
])("has no button without an effect beside %s", async (_, given, shows) => {
  const names = await pressEveryButton(() => openTried(given));
  expect(names.join("\n")).toContain(shows);
  expect(names.join("\n")).not.toMatch(/Restore my rows[^]*Restore my rows/u);
});

it("finds a button without an effect", async () => {
  const open = () => void render(<button type="button">Dead</button>);
  await expect(pressEveryButton(open)).rejects.toThrow("The button “Dead” has no effect.");
});
