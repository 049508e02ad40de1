import { expect, it } from "vitest";
import { productFactor } from "./products";

it("favours pages of the product that a query names, and leaves those of none alone", () => {
  const factor = productFactor(["withdraw", "salary"]);
  expect(factor("/guides/flow/examples/create-stream")).toBeGreaterThan(1);
  expect(factor("/concepts/lockup/overview")).toBeLessThan(1);
  expect(factor("/concepts/fees")).toBe(1);
});

it("favours none where none is named", () => {
  expect(productFactor(["fee"])("/concepts/lockup/overview")).toBe(1);
});
