import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { INITIAL_FORM, toHash, type BatchForm } from "@site/src/tools/batch/model/form/form";
import { writeSealed } from "@site/src/ui/sealedLink/sealedLink";

// Links of an attacker to the builder, whole and with a right checksum, because anyone can make one.

vi.doMock("@site/src/ui/chain/chosenChain", () => ({ useChosenChain: () => undefined }));
const ask = vi.fn();
vi.doMock("@site/src/tools/batch/worker/batch", () => ({ ask }));
const { BatchBuilder } = await import("./BatchBuilder");

const [EVIL, ALICE] = [`0x${"6".repeat(40)}`, `0x${"1".repeat(40)}`];
const link = (part: Partial<BatchForm>) =>
  toHash({ ...INITIAL_FORM, rows: `address,rateAmount\n${ALICE},1`, ...part });
/** Returns a link with parameters that the form does not write. */
const forged = (text: string) => `#${writeSealed(new URLSearchParams(text))}`;

beforeEach(() => {
  ask.mockReset();
  sessionStorage.clear();
});
afterEach(cleanup);

async function open(hash: string): Promise<string> {
  window.history.replaceState(null, "", `/guides/batch${hash}`);
  await act(async () => {
    render(<BatchBuilder />);
    await Promise.resolve();
  });
  return screen.queryByRole("note", { name: "About the link" })?.textContent ?? "";
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it.each<[what: string, hash: string, says: string]>([
  ["a list that does not exist", link({ template: "flow/steal" }), "This link names a list"],
  ["a list named like a property", link({ template: "__proto__" }), "This link names a list"],
  ["a chain that does not exist", link({ chainId: 31_337 }), "This link names a chain"],
  ["no chain", forged("batch=flow/now&rows=address"), "This link names a chain"],
  ["a chain in words", forged("batch=flow/now&chain=Base&rows=address"), "This link names a chain"],
  ["a time zone that does not exist", link({ zone: "Mars/One" }), "This link names a time zone"],
  [
    "the checksum of a different link",
    link({ safe: EVIL }).replace(/seal=\w+/u, "seal=0000000"),
    "This link was cut off",
  ],
])("fills in nothing from a link with %s", async (_, hash, says) => {
  expect(await open(hash)).toContain(says);
  expect(field("Safe").value).toBe("");
  expect(field("Chain").value).toBe("1");
  expect(field("Kind of batch").value).toBe("flow/now");
  expect(ask).not.toHaveBeenCalled();
});

it.each<[what: string, hash: string, says: string, label: string, value: string]>([
  [
    "the Safe of an attacker",
    link({ safe: EVIL }),
    "It set: Kind of batch, Chain, Safe, 1 row.",
    "Safe",
    EVIL,
  ],
  [
    "code in the token’s name",
    link({ symbol: "U\u2028import('evil')" }),
    "Token’s name, 1 row",
    "Token’s name",
    "U\u2028import('evil')",
  ],
  [
    "HTML in the rows",
    link({ rows: "address\n<img src=x onerror=alert(1)>" }),
    "1 row.",
    "Rows",
    "address\n<img src=x onerror=alert(1)>",
  ],
  [
    "two lists of rows",
    forged(`batch=flow/now&chain=1&rows=address%0A${ALICE}&rows=address%0A${EVIL}%0A${EVIL}`),
    "1 row.",
    "Rows",
    `address\n${ALICE}`,
  ],
  [
    "a confirmation that only the reader can give",
    `${forged("batch=flow/now&chain=1&rows=address")}&past=yes&isPastMeant=yes`,
    "0 rows.",
    "Rows",
    "address",
  ],
])("names what a link with %s sets, and runs nothing", async (_, hash, says, label, value) => {
  expect(await open(hash)).toContain(says);
  expect(field(label).value).toBe(value);
  expect(document.querySelector("form img, form script")).toBeNull();
  expect(screen.queryByLabelText("These dates are correct")).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});
