import { describe, expect, it } from "vitest";
import { readPaste, revertData, selectorIn } from "./pasted";

const selector = "0x08c379a0";
const word = "0".repeat(63) + "1";
const hash = `0x${word}`;

describe("revertData", () => {
  it.each([selector + word, selector + word + word, `${selector + word}abcd`])("is %s", (text) =>
    expect(revertData(text)).toBe(text),
  );
  it.each([
    ["a selector", selector],
    ["an address", "0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB"],
    ["a hash", hash],
    ["a hash that the input has cut", hash.slice(0, 64)],
    ["half a byte", `${selector + word}a`],
    ["words", "withdraw reverted with no data and a very long message behind it, so long"],
  ])("is not %s", (_, text) => expect(revertData(text)).toBeUndefined());
});

describe("selectorIn", () => {
  it.each([
    ["0x48c9ceda", "0x48c9ceda"],
    ["UserOperation reverted during simulation with reason: 0x48c9ceda", "0x48c9ceda"],
    [`execution reverted: unknown custom error (data="${selector}${word}")`, selector],
    [
      "Error: VM Exception while processing transaction: reverted with an unrecognized custom error (0x48C9CEDA)",
      "0x48C9CEDA",
    ],
  ])("of %s", (text, found) => expect(selectorIn(text)).toBe(found));
  it.each([
    "0x48c9ceda withdraw reverted",
    "reverted in 0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB at the third call",
    `the transaction ${hash} failed and I do not know why`,
    "is 0x48c9ceda the selector of a function that a stream has?",
    "withdrawing",
  ])("is none in %s", (text) => expect(selectorIn(text)).toBeUndefined());
});

describe("readPaste", () => {
  const data = selector + word;
  it("is what was pasted where the input holds the beginning of it", () => {
    expect(readPaste(data.slice(0, 64), data)).toBe(data);
    expect(readPaste(hash.slice(0, 64), hash)).toBe(hash);
    const message = `Error:\n${"reverted ".repeat(10)}`;
    expect(readPaste(message.replace("\n", "").slice(0, 64), message)).toBe(message);
  });
  it("is what the input holds otherwise", () => {
    expect(readPaste("fees", data)).toBe("fees");
    expect(readPaste(data.slice(0, 63), data)).toBe(data.slice(0, 63));
    expect(readPaste("b".repeat(64), data)).toBe("b".repeat(64));
  });
});
