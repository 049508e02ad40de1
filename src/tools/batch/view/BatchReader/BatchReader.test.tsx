import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Question } from "@site/src/tools/batch/worker/protocol";

let chosen: number | undefined;
vi.doMock("@site/src/ui/chain/chosenChain", () => ({ useChosenChain: () => chosen }));
const asked: Question[] = [];
vi.doMock("@site/src/tools/batch/worker/batch", () => ({
  ask(question: Question) {
    asked.push(question);
    return () => undefined;
  },
}));
const { BatchReader } = await import("./BatchReader");

const SAFE = `0x${"4".repeat(40)}`;

beforeEach(() => {
  asked.length = 0;
  chosen = undefined;
});
afterEach(cleanup);

const text = () => screen.getByLabelText<HTMLTextAreaElement>("Data of the transaction, or the file");
const safe = () => screen.getByLabelText<HTMLInputElement>("Your Safe");
const chain = () => screen.getByLabelText<HTMLSelectElement>("Chain");
const newest = () => waitFor(() => expect(asked.at(-1)).toBeDefined()).then(() => asked.at(-1));
const drop = (...files: readonly File[]) =>
  act(async () => {
    fireEvent.drop(screen.getByRole("form"), { dataTransfer: { types: ["Files"], files } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

it("reads again for the chain that the reader chooses for the site", async () => {
  const { rerender } = render(<BatchReader />);
  fireEvent.change(text(), { target: { value: "0x1234" } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: "0x1234", chainId: 1 }));
  chosen = 8453;
  rerender(<BatchReader />);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ text: "0x1234", chainId: 8453 }));
  expect(chain().value).toBe("8453");
});

it("begins with the chosen chain, and keeps the one that the reader chose here", async () => {
  chosen = 8453;
  const { rerender } = render(<BatchReader />);
  expect(chain().value).toBe("8453");
  expect(asked).toEqual([]);
  await userEvent.selectOptions(chain(), "Ethereum");
  chosen = undefined;
  rerender(<BatchReader />);
  fireEvent.change(text(), { target: { value: "0x1234" } });
  expect(await newest()).toMatchObject({ chainId: 1 });
});

it.each([SAFE, `eth:${SAFE}`, `base:${SAFE}`, ` ${SAFE} `])(
  "takes the Safe as Safe writes it: %s",
  async (typed) => {
    render(<BatchReader />);
    safe().focus();
    await userEvent.paste(typed);
    expect(safe().getAttribute("aria-invalid")).toBe("false");
    fireEvent.change(text(), { target: { value: "0x1234" } });
    expect(await newest()).toMatchObject({ safe: typed.trim() });
  },
);

it("says what is wrong with a Safe, and asks without it", async () => {
  render(<BatchReader />);
  fireEvent.change(safe(), { target: { value: "0x12" } });
  expect(screen.getByText(/^This is not an address/u)).toBeDefined();
  fireEvent.change(text(), { target: { value: "0x1234" } });
  expect(await newest()).not.toHaveProperty("safe");
});

it("reads a dropped file, and keeps the text when a picture, a workbook or two files come", async () => {
  render(<BatchReader />);
  await drop(new File(['{"to":"0x"}'], "batch.json"));
  expect(text().value).toBe('{"to":"0x"}');
  const count = asked.length;
  for (const [files, says] of [
    [
      [new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], "batch.json")],
      /^This is a picture\..* The text above stays\.$/u,
    ],
    [[new File([new Uint8Array([0x50, 0x4b, 3, 4])], "batch.json")], /^This is a workbook/u],
    [
      [new File(["{}"], "one.json"), new File(["{}"], "two.json")],
      /^These are several files\. Their transactions/u,
    ],
    [[new File([new Uint8Array(1_000_001)], "batch.json")], /^The file is larger than 1 MB/u],
  ] as const) {
    await drop(...files);
    expect(screen.getByText(says)).toBeDefined();
    expect(text().value).toBe('{"to":"0x"}');
  }
  expect(asked).toHaveLength(count);
});
