import { beforeEach, expect, it } from "vitest";
import { prepareForPrint } from "./print";

beforeEach(() => {
  document.documentElement.setAttribute("data-theme", "dark");
  document.body.innerHTML = `<main>
    <details><summary>S</summary>x</details><details open>y</details>
    <div class="tabs-container"><ul><li role="tab">A</li><li role="tab"> B </li></ul>
      <div role="tabpanel"></div><div role="tabpanel" hidden></div></div>
    <div class="markdown">
      <div data-tool><details><summary>S</summary><input><a href="/unused">u</a></details></div>
      <div role="note"><details><summary>S</summary><a href="/folded">f</a></details></div>
      <a href="/other#part">o</a><a href="#here">h</a><a href="https://else.test/">e</a>
      <a href="/other#part">again</a><a href="https://else.test/">else.test</a>
      <a href="https://scan.test/address/0x${"Ab".repeat(20)}">0x${"Ab".repeat(20)}</a></div></main>`;
});

it("opens, labels and numbers what paper cannot unfold, and takes all of it back", () => {
  const before = document.documentElement.outerHTML;
  const restore = prepareForPrint(document);
  expect(document.documentElement.dataset.theme).toBe("light");
  const opened = [...document.querySelectorAll("details")].filter(({ open }) => open);
  expect(opened.length).toBe(3);
  expect(
    [...document.querySelectorAll("[role=tabpanel]")].map((panel) => panel.getAttribute("data-print-label")),
  ).toEqual(["A", "B"]);
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("data-print-note"))).toEqual([
    null,
    "1",
    "2",
    null,
    "3",
    "2",
    null,
    null,
  ]);
  expect([...document.querySelectorAll(".print-notes li")].map((note) => note.textContent)).toEqual([
    `${window.location.origin}/folded`,
    `${window.location.origin}/other#part`,
    "https://else.test/",
  ]);
  restore();
  expect(document.documentElement.outerHTML).toBe(before);
});
