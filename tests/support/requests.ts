import { type Page, type Route } from "@playwright/test";

// Requests that are answered in the network's place for a part of a test. A route stays until the test ends: where it was
// taken away and another set while scripts were on their way, the browser once did not come back.

/**
 * Answers a page's requests by a handler, until the function that it returns is called: from then on they go on their way.
 *
 * @param pattern the addresses, as for `page.route`.
 */
export async function answerRequests(
  page: Page,
  pattern: string | RegExp,
  handler: (route: Route) => unknown,
): Promise<() => void> {
  let isStopped = false;
  await page.route(pattern, (route) => (isStopped ? route.fallback() : handler(route)));
  return () => {
    isStopped = true;
  };
}

/** Keeps a page's requests on their way, until the function that it returns is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}
