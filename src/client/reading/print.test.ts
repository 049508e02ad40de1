// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { prepareForPrint } from "./print";

beforeEach(() => {
  window.location.href = "https://docs.test/page";
  document.documentElement.setAttribute("data-theme", "dark");
  document.body.innerHTML = `<main>
    <details><summary>S</summary>x</details><details open>y</details>
    <div class="tabs-container"><ul><li role="tab">A</li><li role="tab"> B </li></ul>
      <div role="tabpanel"></div><div role="tabpanel" hidden></div></div>
    <a href="/other#part">o</a><a href="#here">h</a><a href="https://else.test/">e</a></main>`;
});

it("opens, labels and addresses what paper cannot unfold, and takes all of it back", () => {
  const before = document.documentElement.outerHTML;
  const restore = prepareForPrint(document);
  expect(document.documentElement.dataset.theme).toBe("light");
  expect([...document.querySelectorAll("details")].every(({ open }) => open)).toBe(true);
  expect(
    [...document.querySelectorAll("[role=tabpanel]")].map((panel) => panel.getAttribute("data-print-label")),
  ).toEqual(["A", "B"]);
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("data-print-target"))).toEqual([
    "https://docs.test/other#part",
    null,
    null,
  ]);
  restore();
  expect(document.documentElement.outerHTML).toBe(before);
});
