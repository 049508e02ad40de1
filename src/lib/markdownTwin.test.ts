import { expect, it } from "vitest";
import { twinPath } from "./markdownTwin";

it("names the twin, which has an address of its own", () => {
  expect(twinPath("/")).toBe("/index.md");
  expect(twinPath("/concepts/fees")).toBe("/concepts/fees.md");
});
