import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { readDeployments } from "@site/plugins/protocol-data/src/contracts/deployments";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { replaceTexts } from "@site/tests/standIns/translate";
import { readWhole } from "@site/src/ui/sealedLink/sealedLink";
import { composeFinderLink } from "../../../ui/sealedLink/finderLink";
import { StreamIdBox } from "./StreamIdBox";

const release = readDeployments("").find(({ product, isCurrent }) => product === "lockup" && isCurrent)!;
const [lockupOnGnosis] = release.chains.find(({ id }) => id === 100)!.contracts[
  release.contracts.findIndex(({ name }) => name === "SablierLockup")
]!;

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  render(<StreamIdBox />);
});
afterEach(cleanup);

const field = () => screen.getByLabelText<HTMLInputElement>("Stream ID, address or link");
const fill = (value: string) => fireEvent.change(field(), { target: { value } });
const status = () => screen.getAllByRole("status")[0]!;

// The first text loads what reads it, which is there from then on.
beforeAll(async () => {
  render(<StreamIdBox />);
  fill("LK3-1-12");
  await within(status()).findByText("Lockup v4.0");
  cleanup();
});

it("is empty at first, and says nothing", () => {
  expect(field().value).toBe("");
  expect(field().getAttribute("aria-invalid")).toBeNull();
  expect(status().textContent).toBe("");
});

it("says that a link filled it in", () => {
  cleanup();
  window.history.replaceState(null, "", "/?id=LK3-1-12");
  render(<StreamIdBox />);
  expect(screen.getByRole("note", { name: "About the link" }).textContent).toContain("It set: the text.");
  expect(field().value).toBe("LK3-1-12");
});

it("names a link that was cut, wherever it was cut, and fills in nothing", () => {
  const whole = composeFinderLink("LK3-1-12").split(/[?#]/u)[1]!;
  for (let length = 1; length < whole.length; length++) {
    cleanup();
    window.history.replaceState(null, "", `/?${whole.slice(0, length)}`);
    render(<StreamIdBox />);
    const note = screen.getByRole("note", { name: "About the link" });
    expect(note.textContent, whole.slice(0, length)).toContain("This link was cut off or changed");
    expect(field().value).toBe("");
  }
});

it("leads to the desk with a link that the desk reads", () => {
  fill("LK3-1-12");
  const desk = screen.getByRole("link", { name: /^Its amounts/ }).getAttribute("href")!;
  expect(readWhole(desk.slice(desk.indexOf("#")), ["of"], "of").kind).toBe("whole");
});

it("explains a stream's ID, its old ID and its link", () => {
  fill("fl4-8453-100");
  expect(status().textContent).toContain("Flow v3.0");
  const app = "https://app.sablier.com/payments/stream/FL4-8453-100";
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toContain(app);
  expect(status().textContent).toContain(app);
  fill("LL2-1-29");
  expect(status().textContent).toContain("SablierV2LockupLinear");
  fill(`${app}/history`);
  expect(status().textContent).toContain("Flow v3.0");
  fill("LK3-1-12");
  expect(status().textContent).toContain("Lockup v4.0");
});

it("says what is wrong with an ID", () => {
  fill("LK3-1");
  expect(status().textContent).toContain("needs three parts");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  fill("LK9-1-12");
  expect(field().getAttribute("aria-invalid")).toBe("true");
  fill("12");
  expect(status().textContent).toContain("12 is only the stream number");
});

it("leads to the app with an account, and not with a contract of the protocol", async () => {
  const account = `0x${"11".repeat(20)}`;
  fill(account);
  expect(screen.getByRole("link", { name: "payments that it receives" }).getAttribute("href")).toBe(
    `https://app.sablier.com/payments/search?r=${account}`,
  );
  fill(lockupOnGnosis);
  await waitFor(() => expect(status().textContent).toContain("the address of SablierLockup"));
  expect(status().querySelector("a")).toBeNull();
  // What is known and is not a stream is not a mistake.
  fill("my tokens");
  expect(field().getAttribute("aria-invalid")).toBeNull();
  expect(status().querySelector("a")).not.toBeNull();
});

it("shows the new words alone on a translated page", () => {
  const product = () => within(status()).getByText("Product").nextElementSibling!.textContent;
  replaceTexts();
  fill("LL2-1-29");
  expect(product()).toBe("Lockup v1.1");
  replaceTexts();
  fill("LK3-1");
  expect(status().textContent).toMatch(/^"LK3-1" needs three parts/u);
  replaceTexts();
  fill("FL4-8453-100");
  expect(product()).toBe("Flow v3.0");
});
