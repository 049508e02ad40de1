// Long, because its tests share one form, whose worker runs in the window.
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { replaceTexts } from "@site/tests/standIns/translate";
import { askInWindow } from "@site/tests/standIns/workerInWindow";
import type { Question } from "../worker/check.worker";

// The worker runs in the window: the tests are of what the form asks and shows.
// Nobody pauses here.
vi.doMock("@site/src/ui/forms/typingPause", () => ({ TYPING_PAUSE: 0 }));
vi.doMock("../worker/check", () => ({
  startCheck(question: Question, _onShare: unknown, onAnswer: (answer: unknown) => void) {
    askInWindow(question, onAnswer);
    return () => undefined;
  },
}));
await import("../worker/check.worker");
const { CsvChecker } = await import("./CsvChecker");

/** Of the four rows of the page about campaigns; the samples' tests hold the same constant. */
const ROOT = "0x32a02e723e4ce22785e7641e4596e4cb950313882dc6fd69cc61b8892e3e9ee0";
const row = (index: number, amount = "1") => `0x${index.toString(16).padStart(40, "0")},${amount}\n`;
const [payee, two, three] = ["1", "2", "3"].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
];

// The first answer loads what shows it, which is there from then on.
beforeAll(async () => {
  openCampaign();
  await press("Check and compute the root");
  await screen.findByText("Merkle root");
  cleanup();
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The checker of the page about campaigns, with the list of that page. */
function openCampaign(): void {
  const rows = [1, 2, 3, 4].map((digit) => `0x${String(digit).repeat(40)},${digit}00`);
  render(<CsvChecker family="airdrops" text={["address,amount", ...rows].join("\n")} />);
}

const form = () => screen.getByRole("form", { name: "CSV checker" });
const text = () => form().textContent;
const content = () => screen.getByLabelText<HTMLTextAreaElement>("Content");
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string, within_: HTMLElement = form()) =>
  userEvent.click(within(within_).getByRole("button", { name }));
const status = () => screen.getAllByRole("status")[0]!.textContent.replace(/\s+/gu, " ").trim();
const says = (words: string) => waitFor(() => expect(status()).toContain(words));
const list = (name: string) =>
  within(screen.getByRole("list", { name }))
    .getAllByRole("listitem")
    .map((item) => item.textContent);
const group = (name: string) => screen.getByRole("group", { name });
const upload = (name: string, ...parts: BlobPart[]) =>
  userEvent.upload(screen.getByLabelText("File"), new File(parts, name, { type: "text/csv" }));

const LIST = `address,amount\n${payee},100\n${two},200\n`;
const drop = (...files: File[]) => userEvent.upload(screen.getByLabelText("File"), files);

it("gives the room of the example to a list that is pasted", async () => {
  render(<CsvChecker family="airdrops" />);
  expect(text()).toContain("These rows are an example. Paste your own list over them");
  await userEvent.click(content());
  await userEvent.paste(LIST);
  expect(content().value).toBe(LIST);
  expect(text()).not.toContain("an example");
  await userEvent.paste(`${three},300\n`);
  expect(content().value).toContain(`${two},200\n`);
  expect(content().value).toContain(three);
});

it("has the root of the page for the list of the page, and follows corrections", async () => {
  openCampaign();
  await press("Check and compute the root");
  await says("4 recipients, no problem found.");
  expect(text()).toContain(ROOT);
  expect(text()).toContain("1,000 tokens");
  expect(text()).toContain("1000000000000000000000");
  expect(screen.getByRole("button", { name: "Copy Merkle root" })).toBeDefined();

  fill("Token decimals", "0");
  await waitFor(() => expect([...form().querySelectorAll("dd code")].at(-1)?.textContent).toBe("1000"));
  expect(text()).not.toContain(ROOT);
  fill("Token decimals", "256");
  expect(text()).toContain("A whole number from 0 to 255.");
  expect(screen.getByLabelText("Token decimals").getAttribute("aria-invalid")).toBe("true");
  fill("Token decimals", "6");
  fill("Content", `address,amount\n${row(1, "0.1234567")}${row(1)}${row(2, "0")}`);
  await says("3 problems in 3 rows:");
  expect(list("Problems")).toEqual([
    "Line 2, amount: It has 7 digits after the point, and the token has 6 decimals.",
    "Line 3, address: It is already in line 2.",
    "Line 4, amount: It is zero.",
  ]);
  // A header that is wrong is reported as such, and not as a row.
  fill("Content", "addr,amt\n1,2\n3,4");
  await says("1 problem before the first row:");
});

it("names hostile content, and never shows it as anything but text", async () => {
  openCampaign();
  const attack = '<img src=x onerror="document.title=1">';
  fill("Content", `address,amount\n${attack},1\n__proto__,1\n=cmd|'/c calc'!A1,1\n`);
  await says("3 problems");
  expect(form().querySelector("img")).toBeNull();
  expect(list("Problems").join("\n")).toContain(`"${attack}" is not an address`);
  expect(list("Problems").join("\n")).toContain('"__proto__" is not an address');

  // What is not a list leaves the rows as they are.
  await upload("book.xlsx.csv", new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0]));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("This is a workbook"));
  expect(content().value).toContain("__proto__");
  await says("3 problems");
  await upload(
    "utf16.csv",
    new Uint8Array(Buffer.from(`\uFEFFaddress,amount\n${row(1)}${row(2)}`, "utf16le")),
  );
  await says("utf16.csv: 2 recipients, no problem found.");
  await upload("endless.csv", "x".repeat(3_000_000));
  await says("more than 10,000 characters");
  await upload("wrong.csv", `address,amount\n${"nobody,-1\n".repeat(100_000)}`);
  await says("100 problems, and the check stopped in line 51:");
  await upload("broken.json.csv", '{"claims":');
  await press("Suggest fixes");
  await says("It begins like JSON but is not valid");
  await upload("good.csv", `address,amount\n${row(1)}${row(2)}`);
  await says("good.csv: 2 recipients, no problem found.");
});

it("asks about base units, with the totals of both readings, and converts them on request", async () => {
  openCampaign();
  const four = (amountOf: (digit: number) => string) =>
    `address,amount\n${[1, 2, 3, 4].map((digit) => `0x${String(digit).repeat(40)},${amountOf(digit)}`).join("\n")}`;
  const noughts = "0".repeat(18);
  const totals = () =>
    [...group("Unit of the amounts").querySelectorAll("dd")].map((total) => total.textContent);
  fill(
    "Content",
    four(() => `1${noughts}`),
  );
  await says("4 rows, no problem found, and one question:");
  expect(totals()).toEqual(["4,000,000,000,000,000,000 tokens in all", "4 tokens in all"]);
  expect(text()).not.toContain("Merkle root");
  await press("Whole tokens (keep them)", group("Unit of the amounts"));
  await says("4 recipients, no problem found.");
  expect(text()).toContain("4,000,000,000,000,000,000 tokens");

  // As tokens, these do not even fit.
  fill(
    "Content",
    four((digit) => `${digit}00${noughts}`),
  );
  await says("2 problems in 4 rows:");
  expect(totals()).toContain("1,000 tokens in all");
  await press("Base units (convert them)", group("Unit of the amounts"));
  await says("4 changes, no problem left.");
  expect(list("Changes")).toContain(
    'Line 2, amount: "100000000000000000000" becomes 100: base units as tokens.',
  );
  expect(text()).toContain(ROOT);
  // Nothing is changed before the reader says so.
  expect(content().value).toMatch(/,100000000000000000000\n/u);
  await press("Use the corrected file");
  expect(content().value).toBe(`${four((digit) => `${digit}00`)}\n`);
  await says("4 recipients, no problem found.");
  expect(text()).toContain(ROOT);
});

it("mends a list that is written otherwise, line by line, after what only its owner knows", async () => {
  openCampaign();
  const [a, b, c, d] = ["1", "2", "3", "4"].map((digit) => digit.repeat(40));
  fill("Content", `wallet;tokens\n0x${a};100,0\n${b};150\n0x${b};50\n0X${c};300\neth:0x${d};400,00\n`);
  await says("1 problem");
  await press("Suggest fixes");
  await says("7 changes, 1 problem left.");
  expect(list("Changes")).toEqual([
    "Commas now separate the cells, not semicolons.",
    "Line 1: The header wallet,tokens becomes address,amount.",
    'Line 2, amount: "100,0" becomes 100.0: separators.',
    `Line 3, address: "${b}" becomes 0x${b}: 0x was missing.`,
    `Line 5, address: "0X${c}" becomes 0x${c}: 0x in lower case.`,
    `Line 6, address: "eth:0x${d}" becomes 0x${d}: only the address of it.`,
    'Line 6, amount: "400,00" becomes 400.00: separators.',
  ]);
  expect(list("Problems")).toEqual(["Line 4, address: It is already in line 3."]);
  await userEvent.click(screen.getByRole("checkbox", { name: /^Merge the rows of one address/u }));
  await says("8 changes, no problem left.");
  expect(text()).toContain(ROOT);
});

it("asks about points that may stand between thousands, and keeps the answer with the list", async () => {
  openCampaign();
  fill("Content", `address,amount\n${payee},1.355\n${two},3.000\n`);
  await says("? 2 rows, no problem found, and one question:");
  expect(text()).not.toContain("Merkle root");
  const totals = [...group("Points in the amounts").querySelectorAll("dd")].map((total) => total.textContent);
  expect(totals).toEqual(["4.355 tokens in all", "4,355 tokens in all"]);
  await press("Fractions (keep them)", group("Points in the amounts"));
  await says("2 recipients, no problem found.");
  expect(text()).toContain("4.355 tokens");

  // With semicolons, what is left open stays a question after the correction was used.
  fill("Content", `address;amount\n${payee};1.355\n${two};3.000\n`);
  await says("1 problem");
  await press("Suggest fixes");
  await says("? 1 change, no problem and one question left.");
  expect(screen.queryByRole("combobox", { name: "1.355 is" })).toBeNull();
  await press("Use the corrected file");
  await says("? corrected.csv: 2 rows, no problem found");
  await press("Thousands (convert them)", group("Points in the amounts"));
  await says("2 changes, no problem left.");
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "1.355 is" }).value).toBe("comma");
  expect(text()).toContain("4,355 tokens");
  await press("Use the corrected file");
  expect(content().value).toBe(`address,amount\n${payee},1355\n${two},3000\n`);
  await says("corrected.csv: 2 recipients");
});

it("has no answer for a list of two tokens until it is split, and takes no contract for a recipient", async () => {
  openCampaign();
  fill("Content", `address,amount,token\n${payee},5,USDC\n${two},5,DAI\n${three},5,USDC\n`);
  await says("1 problem in 3 rows:");
  await press("Suggest fixes");
  await says("Nothing to change, 1 problem left.");
  await userEvent.selectOptions(screen.getByLabelText("Split by token: keep the rows of"), "USDC (2)");
  await says("1 change, no problem left.");
  await press("Use the corrected file");
  expect(content().value).toBe(`address,amount,token\n${payee},5,USDC\n${three},5,USDC\n`);
  await says("corrected.csv: 2 recipients");

  fill(
    "Content",
    `address,amount\n${payee},5\n0x4200000000000000000000000000000000000010,5\nvitalik.eth,5\n`,
  );
  await says("2 problems");
  expect(list("Problems").join("\n")).toContain("It is the contract L2StandardBridge");
  expect(list("Problems").join("\n")).toContain('"vitalik.eth" is an ENS name');
});

it("takes the token's own contract for no recipient: the one that is named, and those that are known", async () => {
  openCampaign();
  fill("Content", `address,amount\n${row(1)}0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48,5\n`);
  await says("1 problem");
  expect(list("Problems").join("\n")).toContain("the contract USDC (Ethereum)");
  const field = screen.getByLabelText(/^Token address/u);
  fireEvent.change(field, { target: { value: "0x11" } });
  const described = () =>
    field
      .getAttribute("aria-describedby")!
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent ?? "")
      .join(" ");
  await waitFor(() => expect(described()).toContain("0x and 40 hexadecimal digits"));
  fireEvent.change(field, { target: { value: row(1).split(",")[0] } });
  await says("2 problems");
  expect(list("Problems").join("\n")).toContain("the contract of the token itself");
});

it("takes the format that the header looks like, where the reader has chosen none", async () => {
  render(<CsvChecker />);
  fill("Content", `address,amount\n${payee},5\n${two},6\n`);
  await says("2 recipients, no problem found.");
  expect(screen.getByLabelText<HTMLSelectElement>("Format").value).toBe("airdrops/instant");
  expect(text()).toContain("Recognised from the header.");
});

it("calls formats by the names of shapes, in groups, with the shortest group first", () => {
  render(<CsvChecker />);
  const groups = [...screen.getByLabelText("Format").querySelectorAll("optgroup")];
  expect(groups.slice(0, 4).map(({ label }) => label)).toEqual([
    "Airdrop",
    "Flow",
    "Lockup, with dates",
    "Lockup, with lengths",
  ]);
  const names = groups.flatMap((group) =>
    [...group.querySelectorAll("option")].map(({ text: name }) => name),
  );
  // A closed list shows its choice alone, without the group.
  expect(names).toEqual(expect.arrayContaining(["Airdrop: Instant", "Double Unlock, with dates"]));
  expect(names.filter((name) => /^[a-z]+[A-Z]/u.test(name))).toEqual([]);
});

it("knows a header of another format than the chosen one, and switches to it with one press", async () => {
  render(<CsvChecker />);
  fill("Format", "lockup/duration/linear");
  fill("Content", `address,amount\n${payee},5\n${two},6\n`);
  await waitFor(() => expect(text()).toContain("The header looks like Airdrop: Instant."));
  expect(screen.queryByRole("button", { name: "Suggest fixes" })).toBeNull();
  await press("Switch the format");
  expect(screen.getByLabelText<HTMLSelectElement>("Format").value).toBe("airdrops/instant");
  await says("2 recipients, no problem found.");
  expect(screen.queryByRole("button", { name: "Switch the format" })).toBeNull();
});

it("keeps a format that the header does not look like, and corrects the list to it", async () => {
  render(<CsvChecker />);
  fill("Format", "lockup/duration/linear");
  fill("Content", `address,amount\n${payee},5\n${two},6\n`);
  await waitFor(() => expect(text()).toContain("The header looks like Airdrop: Instant."));
  await press("Keep this format");
  await press("Suggest fixes");
  await waitFor(() => expect(screen.getByLabelText("duration is in the column")).toBeTruthy());
  expect(screen.getByLabelText<HTMLSelectElement>("Format").value).toBe("lockup/duration/linear");
  expect(text()).not.toContain("The header looks like");
});

it("reads every format, by line and column, and lets decimals that nobody sees stop no other check", async () => {
  render(<CsvChecker />);
  await press("Check");
  await says("2 rows, no problem found");
  fill("Format", "airdrops/instant");
  expect(content().value).toMatch(/^address,amount/u);
  fill("Token decimals", "many");
  await waitFor(() => expect(status()).toBe(""));
  fill("Format", "lockup/range/cliff");
  await says("2 rows, no problem found");
  fill("Content", "address,amount");
  await says("1 problem");
  // Back at the airdrop, the answer to another format is gone.
  fill("Format", "airdrops/instant");
  expect(screen.getByLabelText("Token decimals").getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(status()).toBe(""));
  fill("Token decimals", "18");
  fill("Content", "address,amount\n0x1,5\n0x2222222222222222222222222222222222222222,0");
  await says("2 problems");
  expect(list("Problems").join("\n")).toContain('Line 2, address: "0x1" is not an address');
  expect(list("Problems").join("\n")).toContain("Line 3, amount: It is zero.");
});

it("does not let a file that is slow to read replace what came after it", async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => (finish = resolve));
  const read = File.prototype.arrayBuffer;
  vi.spyOn(File.prototype, "arrayBuffer").mockImplementation(async function (this: File) {
    const bytes = await read.call(this);
    if (this.name === "slow.csv") await slow;
    return bytes;
  });
  openCampaign();
  const good = `address,amount\n${row(1)}${row(2)}`;
  await upload("slow.csv", "slow");
  await upload("quick.csv", good);
  await says("quick.csv: 2 recipients, no problem found.");
  finish();
  await slow;
  await Promise.resolve();
  expect(content().value).toBe(good);
  expect(status()).toContain("quick.csv: 2 recipients, no problem found.");
});

it("shows the new words alone on a translated page", async () => {
  openCampaign();
  replaceTexts();
  await press("Check and compute the root");
  await says("4 recipients, no problem found.");
  replaceTexts();
  fill("Content", "address,amount\nnobody,1");
  await says("2 problems");
  expect(status()).not.toContain("no problem found");
  replaceTexts();
  fill("Token decimals", "256");
  expect(text()).toContain("A whole number from 0 to 255.");
  replaceTexts();
  fill("Token decimals", "18");
  expect(text()).not.toContain("A whole number from 0 to 255.");
});

it("asks which column is the amount, and shows all of them", async () => {
  render(<CsvChecker family="airdrops" />);
  fill("Content", `name,Address,Total,Bonus\nAnn,${payee},5,30\nBo,${two},6,90\n`);
  await says("1 problem");
  await userEvent.click(screen.getByRole("button", { name: "Suggest fixes" }));
  await says("One column is unclear. Choose it below.");
  const choice = screen.getByLabelText("amount is in the column");
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["not chosen", "name (Ann)", `Address (${payee.slice(0, 24)}…)`, "Total (5)", "Bonus (30)"]);
  await userEvent.selectOptions(choice, "Bonus (30)");
  await says("no problem left");
  await userEvent.click(screen.getByRole("button", { name: "Use the corrected file" }));
  await waitFor(() => expect(content().value).toContain(`${payee},30,Ann,5`));
});

it("asks whether a list is of the currency that it names, before it gives a root", async () => {
  render(<CsvChecker family="airdrops" />);
  fill("Content", `address,amount,Payment Currency\n${payee},5,EUR\n${two},6,EUR\n`);
  await says("2 rows, no problem found, and one question:");
  expect(screen.queryByText("Merkle root")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "This is what I pay" }));
  await says("2 recipients, no problem found.");
  expect(screen.getByText("Merkle root")).toBeDefined();
});

it("keeps the rows when a workbook, a picture or two files come", async () => {
  render(<CsvChecker family="airdrops" />);
  fill("Content", LIST);
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
  fill("Content", `streamId,address,amount\n12,${payee},5\n`);
  await says("1 row, no problem found.");
  first.unmount();
  render(<CsvChecker />);
  await waitFor(() => expect(content().value).toBe(`streamId,address,amount\n12,${payee},5\n`));
  expect(screen.getByLabelText<HTMLSelectElement>("Format").value).toBe("manage/flow/deposit");
});

it("points out streams that are over", async () => {
  render(<CsvChecker family="lockup" />);
  await userEvent.selectOptions(screen.getByLabelText("Format"), "lockup/range/linear");
  fill("Content", `address,amount,startAt,endAt\n${payee},5,2020-01-01 00:00,2024-01-01 00:00\n`);
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
  fill("Content", `address,amount\n ${payee},100\n=HYPERLINK(A1),200\n`);
  await says("1 problem");
  await userEvent.click(screen.getByRole("button", { name: "Suggest fixes" }));
  await userEvent.click(await screen.findByRole("button", { name: "Save corrected.csv" }));
  expect(await saved[0]!.text()).toContain("\n'=HYPERLINK(A1),200");
  // Browsers in wallets save nothing and say nothing, so the text appears too.
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/If no file arrived/u)).value).toContain(
    "'=HYPERLINK",
  );
});

it("takes nothing from a link", () => {
  const { pathname } = window.location;
  window.history.replaceState(
    null,
    "",
    `${pathname}?text=address&rows=address&template=x#rows=address&text=x`,
  );
  render(<CsvChecker />);
  expect(content().value).toMatch(/^address,amount,startAt,endAt/u);
  expect(screen.getByRole("status").textContent).toBe("");
  window.history.replaceState(null, "", pathname);
});
