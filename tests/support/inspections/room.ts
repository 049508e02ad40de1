import { type Page } from "@playwright/test";

/**
 * Columns, list items and other blocks of text that have no room for a word: less than twice as wide as their text is high, or three letters.
 *
 * @returns what each says, with its width in pixels
 */
export function narrowBlocks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(td, th, dd, dt, li, p, label, button, figcaption)")]
      .filter((block) => block.checkVisibility() && !block.closest(".breadcrumbs"))
      .flatMap((block) => {
        const says = block.textContent.trim();
        const { fontSize, paddingLeft, paddingRight } = getComputedStyle(block);
        const width = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const isNarrow = says.length >= 8 && width > 0 && width < 2 * parseFloat(fontSize);
        return isNarrow ? [`${Math.round(width)} px: ${says.slice(0, 40)}`] : [];
      }),
  );
}

/**
 * Names in code whose lines end within a word: after anything but a space, a sign, or the letter before a capital.
 *
 * @returns each with its lines
 */
export function brokenNames(page: Page, within = "main table"): Promise<string[]> {
  return page.evaluate((selector) => {
    const splitLines = (code: Element) => {
      const lines: { top: number; text: string }[] = [];
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        [...text.data].forEach((letter, at) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top, width } = range.getBoundingClientRect();
          const line = lines.at(-1);
          if (width === 0 && letter.trim() === "") return;
          if (line && Math.abs(line.top - top) < 4) line.text += letter;
          else lines.push({ top, text: letter });
        });
      }
      return lines.map((line) => line.text);
    };
    return [...document.querySelectorAll(`${selector} code`)]
      .filter((code) => code.checkVisibility() && !/^0x/.test(code.textContent))
      .map(splitLines)
      .filter((lines) =>
        lines.slice(1).some((line, at) => /[a-z0-9]$/.test(lines[at]!) && /^[a-z0-9]/.test(line)),
      )
      .map((lines) => lines.join(" / "));
  }, within);
}

/** Names of code that a column of a wide window has room for, and that are on several lines in a table that is no matrix. */
export function partedNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main table:not([class*=matrix]) code.whole")]
      .filter((code) => {
        const lines = new Set([...code.getClientRects()].map(({ top }) => Math.round(top)));
        return code.checkVisibility() && lines.size > 1;
      })
      .map((code) => code.textContent),
  );
}

/**
 * Finds headings whose lines end within a word.
 *
 * @returns each word, with where it breaks as `|`
 */
export function brokenHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3)")]
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          const getTop = (at: number) => {
            const range = document.createRange();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            return range.getBoundingClientRect().top;
          };
          for (const { index } of text.data.matchAll(/(?<=[a-z])[a-z]/g)) {
            if (getTop(index) - getTop(index - 1) > 4) {
              broken.push(`${text.data.slice(0, index)}|${text.data.slice(index)}`);
            }
          }
        }
        return broken;
      }),
  );
}

/**
 * Finds headings whose letters are smaller than the text of the page, or than the text right below them.
 *
 * @returns each with both sizes in pixels
 */
export function smallHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const measureSize = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const text = "p, li, dt, dd, dfn";
    return [...document.querySelectorAll("main :is(h1, h2, h3, h4)")]
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const below = heading.nextElementSibling;
        const texts = below ? [below, ...below.querySelectorAll(text)].filter((it) => it.matches(text)) : [];
        const largest = Math.max(measureSize(document.documentElement), ...texts.map(measureSize));
        const own = measureSize(heading);
        return own < largest - 0.5 ? [`${heading.textContent}: ${own} px, text ${largest} px`] : [];
      });
  });
}

/** Headings whose sign, which leads to them, is on a line of its own. */
export function strayHashLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main .markdown :is(h2, h3, h4, h5, h6)")]
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const sign = heading.querySelector(".hash-link");
        const text = document.createRange();
        text.selectNodeContents(heading);
        if (!sign) return [];
        text.setEndBefore(sign);
        const last = [...text.getClientRects()].at(-1);
        const own = sign.getBoundingClientRect();
        return last && own.top > last.bottom - 2 ? [heading.textContent] : [];
      }),
  );
}
