import { type Page } from "@playwright/test";

/**
 * Parts that are not the text: controls, SVGs (compared by name), definitions that show on hover, and the form that explains
 * a stream's ID, in whose place a sentence is shown without JavaScript.
 */
export const ASIDE =
  "button, script, style, svg, annotation, [role=tooltip], [aria-label='Explain a stream ID']";

/** Returns the texts of all blocks of the main part, without white space and without what only JavaScript can use. */
export function texts(page: Page): Promise<string[]> {
  return page.evaluate(blocks, { aside: ASIDE });
}

/** Returns the same of the HTML that the host sends, before any script. */
export function textsOfHtml(page: Page, html: string): Promise<string[]> {
  return page.evaluate(blocks, { aside: ASIDE, html });
}

function blocks({ aside, html }: { aside: string; html?: string }): string[] {
  const root = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  return [
    ...root.querySelectorAll(
      "main :is(h1, h2, h3, h4, p, li, dt, dd, th, td, pre, figcaption, summary):not(button *, [role=tablist] *, svg *)",
    ),
  ]
    .map((block) => {
      const copy = block.cloneNode(true) as Element;
      for (const part of copy.querySelectorAll(aside)) part.remove();
      return (copy.textContent ?? "").replace(/[\s\u200b]+/g, "");
    })
    .filter(Boolean);
}
