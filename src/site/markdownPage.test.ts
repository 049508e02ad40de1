import { expect, it } from "vitest";
import { markdownPath } from "./markdownPage";

it("names the twin, which has an address of its own", () => {
  expect(markdownPath("/")).toBe("/index.md");
  expect(markdownPath("/concepts/fees")).toBe("/concepts/fees.md");
});
