import { type Page } from "@playwright/test";

/**
 * The captions of grids of figures, which are read across, down and in comparison: as rows of label and value they would
 * say less. All else fits a phone.
 */
const GRIDS_OF_FIGURES = [
  // Streams at several moments: date, event and three amounts or more.
  /Amounts in \w+\./,
  /^Table: Moment, In stream, Locked, Unlocked, Withdrawable/,
  /^Table: Time, Anna's stake, Ben's stake/,
  /^Table: After, Streamed, In base units/,
  /^What streamedAmountOf returns for this stream/,
  // Curves: shares of the amount by shares of the time.
  /^Share of the (deposit|segment's amount) that is streamed/,
  // Gas.
  /^Gas that creating one stream costs/,
  /^Gas of calls on \w+ streams/,
  /^Gas of one call to SablierBatchLockup/,
  /^The same calls in earlier releases/,
  // Amounts in base units, of up to 22 digits.
  /^Dollar amounts in native tokens/,
  /^Rates per second/,
  /^Table: Decimals, Debt after 30 days/,
  /^Deposits that Legacy accepts, in base units/,
];

/**
 * Returns what a reader on a phone has to push sideways to read: tables, diagrams, regions and anything else in the
 * text that is wider than its box. Code, formulas and fields of text are left out: breaking them would change what they
 * say; so are grids of figures.
 *
 * @returns what each is called, with its width and its box's in pixels
 */
export async function pushedSideways(page: Page): Promise<{ name: string; width: number; box: number }[]> {
  const found = await page.evaluate(() => {
    const getName = (element: Element) => {
      const label = element.getAttribute("aria-labelledby");
      const labelled = label ? document.getElementById(label)?.textContent : undefined;
      return labelled ?? element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 60);
    };
    return [...document.querySelectorAll("main *")]
      .filter((element) => {
        if (!element.clientWidth || element.scrollWidth <= element.clientWidth + 1) return false;
        if (element.closest("pre, .katex-display, textarea, .cm-editor")) return false;
        return /auto|scroll/.test(getComputedStyle(element).overflowX) && element.checkVisibility();
      })
      .map((element) => ({
        name: getName(element),
        width: element.scrollWidth,
        box: element.clientWidth,
      }));
  });
  return found.filter(({ name }) => !GRIDS_OF_FIGURES.some((grid) => grid.test(name)));
}

/**
 * Diagrams whose text is smaller than 12 px as they are shown.
 *
 * @returns the name of each, with the size of its smallest text in pixels
 */
export function smallDiagrams(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGSVGElement>('main [aria-label^="Diagram: "] > svg')]
      .filter((svg) => svg.checkVisibility())
      .flatMap((svg) => {
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        const texts = [...svg.querySelectorAll("text")];
        const size = Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))) * scale;
        const name = svg.parentElement?.getAttribute("aria-label") ?? "";
        return size < 11.95 ? [`${name}: ${size.toFixed(1)} px`] : [];
      }),
  );
}
