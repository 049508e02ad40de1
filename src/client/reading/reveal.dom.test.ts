import { beforeEach, expect, it } from "vitest";
import { findHolders, reveal } from "./reveal";

beforeEach(() => {
  document.body.innerHTML = `
    <div class="tabs-container">
      <ul role="tablist"><li role="tab">A</li><li role="tab" id="outer">B</li></ul>
      <div><div role="tabpanel"></div><div role="tabpanel" hidden>
        <div class="tabs-container">
          <ul role="tablist"><li role="tab">C</li><li role="tab" id="inner">D</li></ul>
          <div><div role="tabpanel"></div><div role="tabpanel" hidden>
            <details data-collapsed="true" open><summary id="animated"></summary>
              <details><summary id="plain"></summary><h2 id="target">T</h2></details>
            </details>
          </div></div>
        </div>
      </div></div>
    </div><h2 id="free"></h2>`;
});

it("presses what stands before an element, outermost first", () => {
  const pressed: string[] = [];
  document.addEventListener("click", ({ target }) => pressed.push((target as Element).id), true);
  expect(reveal(document.getElementById("target")!)).toBe(true);
  expect(pressed).toEqual(["outer", "inner", "animated", "plain"]);
});

it("opens the collapsible right below a heading, which holds what the heading is about", () => {
  document.body.innerHTML = `<h2 id="group">Group</h2><details><summary></summary></details>
    <h2 id="other">Other</h2><p></p><details><summary></summary></details>`;
  const [own, further] = document.querySelectorAll("details");
  expect(reveal(document.getElementById("group")!)).toBe(true);
  expect(own!.open).toBe(true);
  expect(reveal(document.getElementById("other")!)).toBe(false);
  expect(further!.open).toBe(false);
});

it("presses nothing where all is open or nothing is folded", () => {
  const pressed: string[] = [];
  document.addEventListener("click", ({ target }) => pressed.push((target as Element).id), true);
  expect(findHolders(document.getElementById("free")!)).toEqual([]);
  expect(reveal(document.getElementById("free")!)).toBe(false);
  for (const panel of document.querySelectorAll<HTMLElement>("[hidden]")) panel.hidden = false;
  for (const details of document.querySelectorAll("details")) {
    details.open = true;
    if (details.dataset.collapsed) details.dataset.collapsed = "false";
  }
  expect(reveal(document.getElementById("target")!)).toBe(false);
  expect(pressed).toEqual([]);
});
