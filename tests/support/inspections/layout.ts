import { type Page } from "@playwright/test";

/** Returns the share of the window's height that stays covered wherever one scrolls. */
export function covered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const outermost = (element: Element, _index: number, all: Element[]) =>
      !all.some((other) => other !== element && other.contains(element));
    const fixed = [...document.body.querySelectorAll("*")].filter((element) => {
      const { position, insetBlockStart, insetBlockEnd } = getComputedStyle(element);
      // What sticks to a side goes along when one scrolls down.
      const sticks = position === "sticky" && (insetBlockStart !== "auto" || insetBlockEnd !== "auto");
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const inView =
        bottom > 0 &&
        top < innerHeight &&
        right > 0 &&
        left < innerWidth &&
        element.checkVisibility({ visibilityProperty: true });
      return inView && (position === "fixed" || sticks);
    });
    return (
      fixed.filter(outermost).reduce((sum, element) => sum + element.getBoundingClientRect().height, 0) /
      innerHeight
    );
  });
}

/** Returns text of controls and headings that its box cuts off: what nobody can read, and nobody can scroll to. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, h2, h3, p, li, button, summary, a, label")]
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        if (
          !element.checkVisibility() ||
          textOverflow === "ellipsis" ||
          !/hidden|clip/.test(overflowX + overflowY)
        )
          return false;
        return (
          element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2
        );
      })
      .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 60)}`),
  );
}

/**
 * Returns what makes a phone slow to read: a title far down, or a field so small that iOS zooms into the page when it
 * is touched.
 */
export function phoneFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    const top = document.querySelector("main h1")?.getBoundingClientRect().top ?? 0;
    const fields = [
      ...document.querySelectorAll("main :is(select, textarea, input:not([type=radio], [type=checkbox]))"),
    ]
      .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${field.id} is smaller than 16 px`);
    return [...(top > 160 ? [`the title is at ${Math.round(top)} px`] : []), ...fields];
  });
}

/** Tables and diagrams that a window hides a part of: what each is called. */
export function cutTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main [role=region]")]
      .filter((region) => region.checkVisibility() && region.scrollWidth > region.clientWidth + 1)
      .map((region) => region.getAttribute("aria-label") ?? region.textContent.slice(0, 60)),
  );
}
