import { type Page } from "@playwright/test";

/**
 * Walks through a page with the Tab key, as a reader without a mouse does.
 *
 * @param mostStops more than the page has: a walk that does not end before is a trap
 * @returns how many stops there were, and one line for each fault: a stop without a visible outline, one that is
 *   covered or out of sight, one out of the order of the page, and a walk that does not end.
 */
export async function walk(page: Page, mostStops = 1500): Promise<{ stops: number; faults: string[] }> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    delete (window as unknown as { lastStop?: Element }).lastStop;
  });
  const faults: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(async () => {
      const element = document.activeElement;
      const state = window as unknown as { lastStop?: Element };
      if (!element || element === document.body) return undefined;
      const name = `<${element.tagName.toLowerCase()}> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 50)}`;

      // A field may leave its outline to the box around it, and the editor of the explorer to the box around its own.
      const outlined = (candidate: Element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate);
        return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
      };
      const faultsNow = () => {
        const found: string[] = [];
        const boxOf = element.closest(".cm-editor")?.parentElement?.parentElement ?? element.parentElement!;
        if (!outlined(element) && !outlined(boxOf)) found.push(`no outline: ${name}`);
        const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        const seen = boxes.some(({ left, right, top, bottom }) => {
          const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
          const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        });
        if (!seen) found.push(`covered or out of sight: ${name}`);
        return found;
      };
      let found = faultsNow();
      if (found.length > 0) {
        // The browser scrolls to what has the focus, and the page may answer with a style, before the next frame.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        found = faultsNow();
      }

      const { lastStop } = state;
      state.lastStop = element;
      if (lastStop && !(lastStop.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
        found.push(`out of order: ${name}`);
      }
      return found;
    });
    if (!stop) return { stops, faults };
    faults.push(...stop);
  }
  return { stops: mostStops, faults: [...faults, "the walk does not end"] };
}
