import { KINDS } from "./support/kinds";
import { open } from "./support/reading";
import { expect, test } from "./support/test";

// Who asks for less motion gets none: nothing runs, nothing changes by itself, nothing scrolls smoothly.

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [kind, route] of Object.entries(KINDS)) {
  test(`${kind} stands still`, async ({ page }) => {
    await open(page, route);
    const before = await page.locator("main").innerHTML();
    await page.waitForTimeout(700);
    expect(await page.locator("main").innerHTML()).toBe(before);

    const moving = await page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState, effect }) => {
        return playState === "running" && Number(effect?.getComputedTiming().endTime ?? 0) > 1;
      });
      const drawn = [...document.querySelectorAll("svg")].filter(
        (svg) => svg.querySelector("animate, animateTransform, animateMotion") && !svg.animationsPaused(),
      );
      return [
        ...running.map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 100)),
        ...drawn.map((svg) => svg.outerHTML.slice(0, 100)),
      ];
    });
    expect(moving).toEqual([]);
    const scrolling = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(scrolling).toBe("auto");
  });
}
