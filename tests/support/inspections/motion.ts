import { type Page } from "@playwright/test";

/**
 * Returns what moves on a page by itself: animations that run, SVGs that are animated, and whether jumps are smooth.
 */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      return playState === "running" && Number(effect?.getComputedTiming().endTime ?? 0) > 1;
    });
    const animated = [...document.querySelectorAll("svg")].filter(
      (svg) => svg.querySelector("animate, animateTransform, animateMotion") && !svg.animationsPaused(),
    );
    const smooth = getComputedStyle(document.documentElement).scrollBehavior === "smooth";
    return [
      ...running.map(
        ({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 100) ?? "an animation",
      ),
      ...animated.map((svg) => svg.outerHTML.slice(0, 100)),
      ...(smooth ? ["scrolls smoothly"] : []),
    ];
  });
}
