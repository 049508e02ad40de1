import { expect, it } from "vitest";
import { crossesBoundary } from "./policyBoundary";

it("lies before the explorer, whose document may show other pages", () => {
  expect(crossesBoundary("/api/caveats", "/api/overview")).toBe(true);
  expect(crossesBoundary("/api/overview", "/api/caveats")).toBe(false);
  expect(crossesBoundary("/api/overview", "/api/overview")).toBe(false);
  expect(crossesBoundary("/desk", "/api/overview")).toBe(true);
});

it("lies around the desk and the page of claims, which alone may send something", () => {
  expect(crossesBoundary("/", "/desk")).toBe(true);
  expect(crossesBoundary("/desk", "/support/faq")).toBe(true);
  expect(crossesBoundary("/desk", "/components")).toBe(true);
  expect(crossesBoundary("/desk", "/desk")).toBe(false);
  expect(crossesBoundary("/desk", "/desk/claim")).toBe(true);
  expect(crossesBoundary("/", "/desk/claim")).toBe(true);
});

it("lies around pages with live code", () => {
  expect(crossesBoundary("/", "/components")).toBe(true);
  expect(crossesBoundary("/components", "/support/faq")).toBe(true);
  expect(crossesBoundary("/", "/support/faq")).toBe(false);
  expect(crossesBoundary("/components", "/components")).toBe(false);
  expect(crossesBoundary("/", "/toString")).toBe(false);
});
