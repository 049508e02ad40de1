import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { INITIAL_FORM, toHash } from "@site/src/tools/batch/model/form/form";
import type { Answer, Question } from "@site/src/tools/batch/worker/protocol";
import { keepTypedForm } from "@site/src/ui/forms/typedForm";

let chosen: number | undefined;
vi.doMock("@site/src/ui/chain/chosenChain", () => ({ useChosenChain: () => chosen }));

const asked: Question[] = [];
let answer: Answer;
vi.doMock("@site/src/tools/batch/worker/batch", () => ({
  ask(question: Question, _onProgress: unknown, onAnswer: (given: Answer) => void) {
    asked.push(question);
    onAnswer(answer);
    return () => undefined;
  },
}));
const { BatchBuilder } = await import("./BatchBuilder");

const [SAFE, TOKEN, ALICE, BOB] = ["4", "3", "1", "2"].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
];

beforeEach(() => {
  asked.length = 0;
  chosen = undefined;
  answer = { kind: "unbuilt", fields: [], rows: [] };
  sessionStorage.clear();
  window.history.replaceState(null, "", "/guides/batch");
});
afterEach(cleanup);

const rows = () => screen.getByLabelText<HTMLTextAreaElement>("Rows");
const tryIt = () => userEvent.click(screen.getByRole("button", { name: "Try it on the contracts" }));

it("asks for a batch of exactly what was typed, and shows the reason of each line", async () => {
  answer = {
    kind: "unbuilt",
    fields: [],
    rows: [
      { line: 2, column: "address", message: "It has 39 digits." },
      { line: 3, column: "rateAmount", message: "It can be 3.5 or 3,500." },
    ],
  };
  render(<BatchBuilder />);
  await userEvent.type(screen.getByLabelText("Safe"), SAFE);
  await userEvent.type(screen.getByLabelText("Token"), TOKEN);
  rows().focus();
  await userEvent.clear(rows());
  await userEvent.paste(
    `address,rateAmount,rateInterval,initialDepositAmount\n${ALICE},1,month,0\n${BOB},2,month,0`,
  );
  expect(asked).toEqual([]);
  await tryIt();
  await waitFor(() => expect(asked).not.toEqual([]));
  // The page replaces its address, and an event about that is no reason to ask again.
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(asked[0]).toMatchObject({ kind: "build", form: { safe: SAFE, token: TOKEN, template: "flow/now" } });
  expect((asked[0] as { form: { rows: string } }).form.rows).toContain(`${BOB},2,month,0`);
  expect(await screen.findByText(/It has 39 digits/u)).toBeTruthy();
  expect(screen.getByText(/It can be 3\.5 or 3,500/u)).toBeTruthy();
  expect(asked).toHaveLength(1);
});

it("fills in a form from a link, says so, and does not try it by itself", async () => {
  const form = { ...INITIAL_FORM, safe: SAFE, chainId: 8453, rows: `address\n${ALICE}` };
  window.history.replaceState(null, "", `/guides/batch${toHash(form)}`);
  await act(async () => {
    render(<BatchBuilder />);
    await Promise.resolve();
  });
  const notice = await screen.findByRole("note", { name: "About the link" });
  expect(notice.textContent).toMatch(/^A link filled in this form\. It set: .*1 row/u);
  expect(screen.getByLabelText<HTMLInputElement>("Safe").value).toBe(SAFE);
  expect(asked).toEqual([]);
});

it("begins with vesting for a reader who comes to vest, and keeps the rows that they have", async () => {
  const list = () => screen.getByLabelText<HTMLSelectElement>("Kind of batch").value;
  const open = async () => {
    cleanup();
    await act(async () => {
      render(<BatchBuilder />);
      await Promise.resolve();
    });
  };
  window.history.replaceState(null, "", "/guides/batch#vest");
  await open();
  expect(list()).toBe("lockup/range/cliff");
  expect(rows().value).toBe("address,amount,startAt,endAt,cliffAmount,cliffAt\n");

  keepTypedForm("batch", {
    form: { ...INITIAL_FORM, rows: `address\n${ALICE}` },
    address: "",
    isTried: false,
  });
  await open();
  expect(list()).toBe("flow/now");
  expect(rows().value).toContain(ALICE);
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const DAI = "0x6B175474E89094C44Da98b954EedeAC495271d0F";

it("fills in the name and the decimals of a known token, and empties them for an unknown one", () => {
  render(<BatchBuilder />);
  const says = () => [field("Token’s name").value, field("Token decimals").value];
  const enter = (address: string) => fireEvent.change(field("Token"), { target: { value: address } });
  expect(says()).toEqual(["", ""]);
  enter(USDC);
  expect(says()).toEqual(["USDC", "6"]);
  enter(DAI);
  expect(says()).toEqual(["DAI", "18"]);
  enter(TOKEN);
  expect(says()).toEqual(["", ""]);
  fireEvent.change(field("Token decimals"), { target: { value: "8" } });
  enter(`${TOKEN.slice(0, -1)}4`);
  expect(says()).toEqual(["", "8"]);
  // The address is USDC's on Ethereum alone.
  fireEvent.change(field("Token decimals"), { target: { value: "" } });
  enter(USDC);
  fireEvent.change(field("Chain"), { target: { value: "8453" } });
  expect(says()).toEqual(["", ""]);
});

it("begins with the chain of the site, follows it, and keeps the chain of a link", async () => {
  chosen = 8453;
  const { rerender } = render(<BatchBuilder />);
  expect(field("Chain").value).toBe("8453");
  chosen = 1;
  rerender(<BatchBuilder />);
  expect(field("Chain").value).toBe("1");
  cleanup();

  chosen = 1;
  const form = { ...INITIAL_FORM, safe: SAFE, chainId: 8453, rows: `address\n${ALICE}` };
  window.history.replaceState(null, "", `/guides/batch${toHash(form)}`);
  await act(async () => {
    render(<BatchBuilder />);
    await Promise.resolve();
  });
  expect(field("Chain").value).toBe("8453");
});

it("asks whether dates in the past are meant, and asks again after other rows", async () => {
  answer = {
    kind: "unbuilt",
    fields: [{ field: "isPastMeant", sentence: "Line 2 ends in the past." }],
    rows: [],
  };
  render(<BatchBuilder />);
  const meant = () => screen.queryByLabelText<HTMLInputElement>("These dates are correct");
  expect(meant()).toBeNull();
  await tryIt();
  await waitFor(() => expect(meant()).not.toBeNull());
  await userEvent.click(meant()!);
  expect(meant()!.checked).toBe(true);
  await tryIt();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ form: { isPastMeant: true } }));
  fireEvent.change(rows(), { target: { value: `address\n${BOB}` } });
  await tryIt();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ form: { isPastMeant: false } }));
});

it("keeps what was typed over a reload, and shows in every field what the form holds", async () => {
  render(<BatchBuilder />);
  fireEvent.change(field("Safe"), { target: { value: SAFE } });
  fireEvent.change(field("Chain"), { target: { value: "8453" } });
  await userEvent.click(screen.getByLabelText("The recipient can transfer it"));
  cleanup();
  render(<BatchBuilder />);
  expect([field("Safe").value, field("Chain").value]).toEqual([SAFE, "8453"]);
  expect(field("The recipient can transfer it").checked).toBe(true);
  expect(screen.queryByRole("note", { name: "About the link" })).toBeNull();
  // The first key does not change anything else.
  fireEvent.change(field("Safe"), { target: { value: `${SAFE}1` } });
  expect(field("Chain").value).toBe("8453");
  expect(asked).toEqual([]);
});

const OPEN = {
  line: 1,
  open: ["rateInterval"],
  headers: ["Wallet", "Pay", "Per"],
  samples: [ALICE, "1", "m"],
};

it("takes with its main button what was chosen on the page, until the header changes", async () => {
  const problem = { line: 1, message: "It is unclear which column is rateInterval." };
  answer = { kind: "unbuilt", fields: [], rows: [problem], unclear: OPEN };
  render(<BatchBuilder />);
  fireEvent.change(rows(), { target: { value: `Wallet,Pay,Per\n${ALICE},1,m` } });
  await tryIt();
  await userEvent.selectOptions(await screen.findByLabelText("rateInterval"), "all per month");
  const columnsAsked = () => (asked.at(-1) as { columns?: unknown }).columns;
  expect(columnsAsked()).toBeUndefined();
  await tryIt();
  await waitFor(() => expect(columnsAsked()).toEqual({ rateInterval: "month" }));
  fireEvent.change(rows(), { target: { value: `Wallet,Pay,Per\n${ALICE},2,m` } });
  await tryIt();
  expect(columnsAsked()).toEqual({ rateInterval: "month" });
  fireEvent.change(rows(), { target: { value: `Wallet,Per,Pay\n${ALICE},m,2` } });
  await tryIt();
  expect(columnsAsked()).toBeUndefined();
});

it("shows what the builder changed in the rows, and gives the reader their own back", async () => {
  const own = `Wallet;Pay\n${ALICE};1,5`;
  const change = { line: 2, column: "rateAmount", message: '"1,5" becomes 1.5: separators.' };
  const corrected = { text: `address,rateAmount\n${ALICE},1.5\n`, changes: [change] };
  answer = { kind: "unbuilt", fields: [{ field: "isPastMeant", sentence: "Past." }], rows: [], corrected };
  render(<BatchBuilder />);
  fireEvent.change(rows(), { target: { value: own } });
  await tryIt();
  await waitFor(() => expect(rows().value).toBe(corrected.text));
  expect(screen.getByRole("list", { name: "Changes" }).textContent).toContain("becomes 1.5");
  expect(window.location.hash).toContain(encodeURIComponent(`${ALICE},1.5`));
  // The list of changes stays while the reader answers what the builder asks about the same rows.
  answer = { kind: "unbuilt", fields: [], rows: [] };
  await userEvent.click(screen.getByLabelText("These dates are correct"));
  await tryIt();
  expect(asked.at(-1)).toMatchObject({ form: { rows: corrected.text, isPastMeant: true } });
  await userEvent.click(screen.getByRole("button", { name: "Restore my rows" }));
  expect(rows().value).toBe(own);
  expect(screen.queryByRole("list", { name: "Changes" })).toBeNull();
});

it("asks what a cliff releases, instead of listing a fault, and takes the answer with its main button", async () => {
  const message = "It is unclear which column is cliffAmount.";
  const unclear = {
    line: 1,
    open: ["cliffAmount"],
    headers: ["address", "amount"],
    samples: [ALICE, "1000"],
  };
  answer = { kind: "unbuilt", fields: [], rows: [{ line: 1, message }], unclear };
  render(<BatchBuilder />);
  await userEvent.click(screen.getByRole("radio", { name: "Vest tokens" }));
  fireEvent.change(rows(), { target: { value: `address,amount\n${ALICE},1000` } });
  await tryIt();
  await userEvent.click(await screen.findByRole("radio", { name: /such as a quarter of the total$/u }));
  expect(screen.queryByText(message)).toBeNull();
  await tryIt();
  expect((asked.at(-1) as { columns?: unknown }).columns).toEqual({
    cliffAmount: "share of the calendar months",
  });
});

it("offers the list whose columns the rows have", async () => {
  const message = "It is unclear which column is cliffAmount.";
  const unclear = {
    line: 1,
    open: ["cliffAmount"],
    headers: ["Wallet", "Tokens", "Start", "End"],
    samples: [],
  };
  answer = {
    kind: "unbuilt",
    fields: [],
    rows: [{ line: 1, message }],
    unclear,
    fitting: "lockup/range/linear",
  };
  render(<BatchBuilder />);
  await userEvent.click(screen.getByRole("radio", { name: "Vest tokens" }));
  fireEvent.change(rows(), { target: { value: `Wallet,Tokens,Start,End\n${ALICE},1000,a,b` } });
  await tryIt();
  expect(await screen.findByText(/fit the list “Vest at a constant rate”/u)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Use that list" }));
  expect(field("Kind of batch").value).toBe("lockup/range/linear");
  expect(rows().value).toContain("1000,a,b");
  expect(screen.queryByText(/fit the list/u)).toBeNull();
});

it("offers the kinds of batch of the chosen purpose alone", async () => {
  render(<BatchBuilder />);
  const groups = () => [...field("Kind of batch").querySelectorAll("optgroup")].map(({ label }) => label);
  expect(groups()).toEqual(["Open Flow streams"]);
  await userEvent.click(screen.getByRole("radio", { name: "Change existing streams" }));
  expect(groups()).toEqual(["Existing Flow streams", "Existing Lockup streams"]);
});
