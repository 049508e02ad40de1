import { expect, it } from "vitest";
import { composeTestAddress, findTestLine } from "./tests";

const file = "src/remark/questions/tests.test.ts";

it("finds the line of a test", () => {
  expect(
    composeTestAddress({ file, name: ["finds the line", "of a test"].join(" ") }, "https://host.test/docs"),
  ).toBe(`https://host.test/docs/blob/main/${file}#L6`);
});

it("refuses a file or a test that is not there", () => {
  expect(() => findTestLine({ file: "samples/none.test.ts", name: "anything" })).toThrow(/ENOENT/);
  expect(() => findTestLine({ file, name: ["a test", "that is not there"].join(" ") })).toThrow(
    /names 0 tests/,
  );
});

it("refuses a name that several tests have", () => {
  const name = ["same", "name"].join(" ");
  expect(() => findTestLine({ file, name })).toThrow(/names 2 tests/);
  expect([
    "same name", //
    "same name",
  ]).toHaveLength(2);
});
