import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { TranslatableText } from "./TranslatableText";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => void vi.unstubAllGlobals());

/** What a translator does to a page: an element of its own instead of each text node. */
function translate(below: Element): void {
  const walker = document.createTreeWalker(below, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  }
}

function page() {
  const container = document.createElement("main");
  const root = createRoot(container);
  const render = (content: ReactNode) => act(() => root.render(content));
  return { place: container, render };
}

it("shows the new words alone on a translated page", () => {
  const { place: container, render } = page();
  const answer = (words: string) => (
    <p>
      <TranslatableText>{words}</TranslatableText> tokens
    </p>
  );
  render(answer("10"));
  translate(container);
  expect(container.textContent).toBe("«10»« tokens»");
  render(answer("20"));
  expect(container.textContent).toBe("20« tokens»");
  translate(container.querySelector("p > span")!);
  render(answer("30"));
  expect(container.textContent).toBe("30« tokens»");
});

it("replaces content with elements in it when what it is made from differs", () => {
  const { place: container, render } = page();
  const answer = (input: string) => (
    <TranslatableText as="div" changesWith={input}>
      {input === "a" ? "nothing" : null} <b>of {input}</b>
    </TranslatableText>
  );
  render(answer("a"));
  translate(container);
  render(answer("b"));
  expect(container.textContent).toBe(" of b");
  translate(container);
  render(null);
  expect(container.textContent).toBe("");
});

it("keeps its elements while the words stay, with the attributes that it was given", () => {
  const { place: container, render } = page();
  const line = (className: string) => (
    <TranslatableText as="p" className={className}>
      the same
    </TranslatableText>
  );
  render(line("one"));
  const element = container.querySelector("span");
  render(line("two"));
  expect(container.querySelector("span")).toBe(element);
  expect(container.innerHTML).toBe('<p class="two"><span>the same</span></p>');
});
