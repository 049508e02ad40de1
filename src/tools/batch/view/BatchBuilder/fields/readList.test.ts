import { expect, it } from "vitest";
import { readList } from "./readList";

const file = (...parts: BlobPart[]) => new File(parts, "list");
const utf16 = new Uint8Array([0xff, 0xfe, ..."a,b".split("").flatMap((letter) => [letter.charCodeAt(0), 0])]);

it("reads a list in UTF-8 and in UTF-16", async () => {
  expect(await readList([file("\ufeffaddress\n0x1")])).toEqual({ rows: "address\n0x1" });
  expect(await readList([file(utf16)])).toEqual({ rows: "a,b" });
});

it.each([
  ["a workbook", [file(new Uint8Array([0x50, 0x4b, 3, 4]))], "save the sheet as CSV"],
  ["two files", [file("a"), file("b")], "several files"],
  ["no file", [], "one"],
  ["a large file", [file("x".repeat(1_000_001))], "larger than 1 MB"],
  ["bytes", [file(new Uint8Array([65, 0, 65, 1]))], "contains no text"],
])("says why it cannot read %s, and that the rows stay", async (_, files, words) => {
  const list = await readList(files);
  expect(list).toHaveProperty("sentence", expect.stringContaining(words));
  expect(list).toHaveProperty("sentence", expect.stringContaining("The rows above stay."));
});
