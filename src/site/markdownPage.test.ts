import { expect, it } from "vitest";
import { composeMarkdownPath } from "./markdownPage";

it("names the twin, which has an address of its own", () => {
  expect(composeMarkdownPath("/")).toBe("/index.md");
  expect(composeMarkdownPath("/concepts/fees")).toBe("/concepts/fees.md");
});
