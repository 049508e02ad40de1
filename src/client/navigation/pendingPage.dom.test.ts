import { expect, it } from "vitest";
import { onRouteUpdate } from "./pendingPage.client";

const root = document.documentElement;
const [here, there] = [{ pathname: "/concepts/fees" }, { pathname: "/support/faq" }];

it("marks the document from the press until the next page is there", () => {
  const end = onRouteUpdate({ location: there, previousLocation: here });
  expect(root.hasAttribute("data-next-page")).toBe(true);
  end!();
  expect(root.hasAttribute("data-next-page")).toBe(false);
});

it("does not mark the first page, and not a step within a page", () => {
  expect(onRouteUpdate({ location: here, previousLocation: null })).toBeUndefined();
  expect(onRouteUpdate({ location: here, previousLocation: here })).toBeUndefined();
  expect(root.hasAttribute("data-next-page")).toBe(false);
});
