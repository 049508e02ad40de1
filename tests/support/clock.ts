import { type Page } from "@playwright/test";

/** Stops the clock of a page in which it was installed: timers go off when the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
