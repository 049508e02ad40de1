import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sablier } from "sablier";
import { afterEach, beforeEach, expect, it } from "vitest";
import { replaceTexts } from "@site/tests/standIns/translate";
import { writeSealed } from "@site/src/ui/sealedLink/sealedLink";
import { RevertDecoder } from "./RevertDecoder";

// The tests wait for answers, not for the data of all errors.
await import("@site/src/ui/decoding/reverts");

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, "", "/reference/errors");
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const answer = () => screen.getByRole("status").textContent.replace(/\s+/gu, " ");

const note = () => screen.queryByRole("note", { name: "About the link" });

/** Types a text and presses the button. */
async function decode(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await userEvent.click(screen.getByRole("button", { name: "Decode" }));
}

/** `v1.0, v1.1, …`: every release of a product. */
const allReleases = (protocol: "lockup" | "flow") =>
  sablier.releases
    .getAll({ protocol })
    .map(({ version }) => version)
    .join(", ");
const ANSWERS = [
  ["0xb2ae7633", "SablierLockup_WithdrawAmountZero"],
  ["SablierFlowState_Null", "SablierFlowState_Null"],
  ["SablierLockup_Overdraw", "Lockup v3.0, v4.0"],
  ["DelegateCall", `shared contracts: Lockup ${allReleases("lockup")}; Flow ${allReleases("flow")}`],
  ["SablierV2Lockup_DepositAmountZero", "Lockup v1.0, v1.1, v1.2"],
  ["ERC20InsufficientBalance", "OpenZeppelin or PRBMath"],
  ["0xf747ab7c", "Today the error is called SablierLockup_WithdrawAmountZero"],
  ["BatchError", "A call inside batch failed"],
  [
    "0xdeadbeef",
    "Unknown to the decoder: the selector 0xdeadbeef is not an error of any Sablier release, of OpenZeppelin",
  ],
  ["0xd93c0665", "paused by whoever runs it"],
  ["execution reverted: 0xf747ab7c", "Today the error is called SablierLockup_WithdrawAmountZero"],
  ["panic: arithmetic underflow or overflow (0x11)", "overflowed or underflowed"],
  ["GS013", "Simulate the inner call alone"],
  ["missing revert data", "How to get one"],
  ["0xe450d38c0000…", "The data is damaged"],
  ["0x12", "8 hexadecimal digits"],
  ["0x4e487b710000000000000000000000000000000000000000000000000000000000000011", "overflowed or underflowed"],
  ["why?", "neither hexadecimal data nor the name of an error"],
  ["0x", "No reason was given"],
  [
    "User rejected the request.\n\nRequest Arguments:\n  data:  0xfdd46d600000000000000000000000000000000000000000000000000000000000000001",
    "declined in the wallet",
  ],
  [
    'missing revert data (data="0x", transaction={"gasLimit":{"hex":"0x03d090"},"data":"0xa480ca7900000000"})',
    "While calling collectFees",
  ],
  [
    "UserOperation reverted during simulation with reason: 0x48c9ceda",
    "Unknown to the decoder: the selector 0x48c9ceda",
  ],
  ["AA23 reverted 0x60cd402d", "It contains the data of the revert itself:"],
  [
    "insufficient funds for gas * price + value: have 200000000000000 want 200000308028946",
    "short by 308,028,946 wei",
  ],
  ["validation error: flux capacitor offline", "This message comes from the wallet, the node or a service"],
  [
    "[FAIL: Error != expected error: MyToken_Paused() != SablierLockup_Overdraw(1, 2, 3)]",
    "What the test expected:SablierLockup_Overdraw",
  ],
] as const;

it.each(ANSWERS)("answers %j", async (input, words) => {
  render(<RevertDecoder />);
  await decode(input);
  await waitFor(() => expect(answer()).toContain(words));
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(answer()).toBe(""));
});

it("decodes what is pasted at once, and what is typed only with Enter", async () => {
  render(<RevertDecoder />);
  fireEvent.change(field(), { target: { value: "0xb2ae7633" } });
  expect(window.location.hash).toBe("");
  expect(answer()).toBe("");
  await userEvent.clear(field());
  field().focus();
  await userEvent.paste("0xb2ae7633");
  await waitFor(() => expect(answer()).toContain("SablierLockup_WithdrawAmountZero"));
  expect(window.location.hash).toMatch(/^#seal=\w{7}&data=0xb2ae7633$/u);
  expect(note(), "the reader pasted it").toBeNull();
});

it("says that a link filled in the text, and fills in nothing of a link that was cut", async () => {
  const whole = `#${writeSealed(new URLSearchParams({ data: "SablierLockup_Overdraw(1, 900, 501)" }))}`;
  for (const [hash, words, text] of [
    [whole, "It set: the text.", "SablierLockup_Overdraw(1, 900, 501)"],
    ["#data=0xb2ae7633", "It set: the text.", "0xb2ae7633"],
    [whole.slice(0, -3), "This link was cut", ""],
  ] as const) {
    window.history.replaceState(null, "", `/reference/errors${hash}`);
    render(<RevertDecoder />);
    expect(note()!.textContent).toContain(words);
    expect(field().value).toBe(text);
    if (text !== "") await waitFor(() => expect(answer()).toContain("SablierLockup_"));
    else expect(answer()).toBe("");
    cleanup();
  }
});

it.each([
  "<img src=x onerror=alert(1)>",
  '{"data":"0xb2ae7633","__proto__":{"x":1}}',
  "execution reverted: \u202e<script>alert(1)</script>",
])("shows the hostile text %j of a link as text, and moves it out of the query", async (text) => {
  window.history.replaceState(null, "", `/reference/errors?${new URLSearchParams({ data: text })}`);
  render(<RevertDecoder />);
  expect(note()!.textContent).toContain("It set: the text.");
  expect(field().value).toBe(text);
  await waitFor(() => expect(answer()).not.toBe(""));
  expect(document.querySelector("section img, section script")).toBeNull();
  expect(window.location.search).toBe("");
});

it("decodes nothing with the Enter that ends a composition of letters", async () => {
  render(<RevertDecoder />);
  fireEvent.change(field(), { target: { value: "0xb2ae7633" } });
  // Safari ends the composition before the key: only its code shows it.
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(field(), { key: "Enter", ...init });
  expect(window.location.hash).toBe("");
  expect(answer()).toBe("");
  fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(() => expect(answer()).toContain("SablierLockup_WithdrawAmountZero"));
});

it("shows the new answer alone on a translated page", async () => {
  render(<RevertDecoder />);
  replaceTexts();
  await decode("0xd93c0665");
  await waitFor(() => expect(answer()).toContain("EnforcedPause"));
  replaceTexts();
  await decode("GS013");
  await waitFor(() => expect(answer()).toContain("Safe executed its transaction"));
  expect(answer()).not.toContain("EnforcedPause");
});
