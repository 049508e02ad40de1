import { describe, expect, it } from "vitest";
import { isCutData, readPaste, sayThatCut, findSelector, insertText } from "./pasted";

const selector = "0x08c379a0";
const word = "0".repeat(63) + "1";
const hash = `0x${word}`;

describe("findSelector", () => {
  it.each([selector + word, selector + word + word, `${selector + word}abcd`])(
    "is the beginning of %s",
    (text) => expect(findSelector(text)).toBe(selector),
  );
  it.each([
    ["an address", "0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB"],
    ["a hash", hash],
    ["a hash that the input has cut", hash.slice(0, 64)],
    ["half a byte", `${selector + word}a`],
    ["words", "withdraw reverted with no data and a very long message behind it, so long"],
  ])("is not in %s", (_, text) => expect(findSelector(text)).toBeUndefined());
  it.each([
    ["0x48c9ceda", "0x48c9ceda"],
    ["UserOperation reverted during simulation with reason: 0x48c9ceda", "0x48c9ceda"],
    [`execution reverted: unknown custom error (data="${selector}${word}")`, selector],
    [
      "Error: VM Exception while processing transaction: reverted with an unrecognized custom error (0x48C9CEDA)",
      "0x48C9CEDA",
    ],
  ])("of %s", (text, found) => expect(findSelector(text)).toBe(found));
  it.each([
    "0x48c9ceda withdraw reverted",
    "reverted in 0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB at the third call",
    `the transaction ${hash} failed and I do not know why`,
    "is 0x48c9ceda the selector of a function that a stream has?",
    "withdrawing",
  ])("is none in %s", (text) => expect(findSelector(text)).toBeUndefined());
});

describe("readPaste", () => {
  const data = selector + word;
  it("is what was pasted where the input holds the beginning of it", () => {
    expect(readPaste(data.slice(0, 64), data)).toBe(data);
    expect(readPaste(hash.slice(0, 64), hash)).toBe(hash);
    const message = `Error:\n${"reverted ".repeat(10)}`;
    expect(readPaste(message.replace("\n", "").slice(0, 64), message)).toBe(message);
  });
  it("is the whole text where the input holds a space before it", () => {
    expect(readPaste(` ${data}`.slice(0, 64), data)).toBe(data);
  });
  it("is what the input holds otherwise", () => {
    expect(readPaste("fees", data)).toBe("fees");
    expect(readPaste(data.slice(0, 63), data)).toBe(data.slice(0, 63));
    expect(readPaste("b".repeat(64), data)).toBe("b".repeat(64));
  });
});

describe("insertText", () => {
  const field = { value: "abcd", selectionStart: 1, selectionEnd: 3 };
  const event = { data: "0x12", dataTransfer: null };
  it.each(["insertFromPaste", "insertFromDrop", "insertText", "insertReplacementText"])(
    "is the uncut text of %s",
    (inputType) => expect(insertText({ ...event, inputType }, field)).toBe("a0x12d"),
  );
  it("reads what is dropped where the event has no data of its own", () => {
    const dataTransfer = { getData: (type: string) => (type === "text/plain" ? "0xff" : "") } as DataTransfer;
    const dropped = { inputType: "insertFromDrop", data: null, dataTransfer };
    expect(insertText(dropped, { value: "", selectionStart: 0, selectionEnd: 0 })).toBe("0xff");
  });
  it.each([
    ["insertText", "a"],
    ["insertCompositionText", "abc"],
    ["deleteContentBackward", null],
  ])("is none of %s", (inputType, data) =>
    expect(insertText({ inputType, data, dataTransfer: null }, field)).toBeUndefined(),
  );
});

describe("isCutData", () => {
  const data = selector + word + word;
  const message = `execution reverted: unknown custom error (data="${data}")`;
  it.each([data, hash, message])("is what the field leaves of %s", (text) =>
    expect(isCutData(text.slice(0, 64))).toBe(true),
  );
  it.each([
    ["whole data", data],
    ["data that the field did not fill", data.slice(0, 63)],
    ["words", "why does withdrawing from a stream revert without any data today".slice(0, 64)],
    [
      "an address at the end",
      `is it this contract? 0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB`.padStart(64, "?"),
    ],
  ])("is not %s", (_, text) => expect(isCutData(text)).toBe(false));
});

describe("sayThatCut", () => {
  const decoder = "/reference/errors#decoder";
  it("leads to the decoder, where the whole text can be pasted", () => {
    const { title, facts, url } = sayThatCut(undefined);
    expect(title).toContain("holds 64 characters");
    expect(facts).toEqual(["Open the decoder, and paste the whole text there"]);
    expect(url).toBe(decoder);
  });
  it("says what the beginning is", () => {
    const beginning = { title: "SablierLockup_Overdraw", facts: [], url: "/reference/errors#data=0x" };
    expect(sayThatCut(beginning)).toMatchObject({
      facts: ["It begins like: SablierLockup_Overdraw", expect.any(String)],
      url: decoder,
    });
  });
});
