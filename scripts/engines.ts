/**
 * `npm run test:engines`: opens twelve pages of the built site in Firefox and in WebKit, where they are installed, looks
 * at what these engines were seen to show in ways of their own. One that is not installed is left out; without any, it fails.
 * On Debian: `apt-get install firefox-esr webkit2gtk-driver xvfb`. Run `npm run build` first.
 */
import { origins } from "../config/security/origins";
import { openFirefox } from "./engines/firefox";
import { type Engine } from "./engines/engine";
import { openWebKit } from "./engines/webkit";
import { serveSite } from "./serve/server";

/** One page of each kind. */
const ROUTES = [
  "/",
  "/concepts/lockup/segments",
  "/concepts/lockup/stream-shapes",
  "/concepts/lockup/statuses",
  "/guides/lockup/overview",
  "/reference/overview",
  "/reference/lockup/contracts/contract.SablierLockup",
  "/api/overview",
  "/apps/features/overview",
  "/support/faq",
  "/search",
  "/blog",
];

/** Returns what is wrong with a page as an engine shows it: a sentence each. */
async function listFaults(engine: Engine, address: string): Promise<string[]> {
  await engine.open(address);
  const faults: string[] = [];
  if (!(await engine.waitFor(`document.documentElement.dataset.hasHydrated === "true"`))) {
    faults.push("is not hydrated within 20 seconds");
  }
  if (!(await engine.waitFor(`document.querySelectorAll("h1").length === 1`))) faults.push("has not one h1");
  const wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  if (await engine.evaluate(wide)) faults.push("scrolls sideways");
  // Prefetched files come when the page is idle.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const messages = (await engine.messages()).filter((message) => !isOfAnotherOrigin(message));
  return [...faults, ...messages.map((message) => `logs: ${message}`)];
}

/** A file of an origin that pages may ask, which cannot be had without a connection: a copy on the site serves then. */
const isOfAnotherOrigin = (message: string): boolean =>
  Object.values(origins).some(({ origin }) => message.includes(origin));

/** What engines were seen to show in a way of their own: an address, an expression that must become true, and a fault. */
const LOOKS: readonly (readonly [route: string, expression: string, fault: string])[] = [
  [
    "/concepts/lockup/tranches",
    `getComputedStyle(document.querySelector('main a[href*="/concepts/glossary#"]')).textDecorationStyle === "dotted"`,
    "does not underline terms with dots",
  ],
  [
    "/components#in-a-collapsible",
    `((place) => place.closest("details").open && place.getBoundingClientRect().top < innerHeight)(document.getElementById("in-a-collapsible"))`,
    "does not scroll to a place in a closed collapsible",
  ],
  [
    "/apps/guides/url-schemes",
    `getComputedStyle(document.querySelector("main select")).appearance === "none"`,
    "shows selects in the system's look",
  ],
  [
    "/search",
    `getComputedStyle(document.querySelector("main input[type=search]")).appearance === "none"`,
    "shows the field of the search in the system's look",
  ],
];

async function lookFaults(engine: Engine, site: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [route, expression, fault] of LOOKS) {
    await engine.open(site + route);
    if (!(await engine.waitFor(expression))) faults.push(`${route} ${fault}`);
  }
  return faults;
}

/** Checks whether the search opens and answers. */
async function searchFaults(engine: Engine): Promise<string[]> {
  await engine.evaluate(`document.querySelector(".DocSearch-Button").click()`);
  if (!(await engine.waitFor(`document.querySelector(".DocSearch-Input")`))) return ["opens no search"];
  await engine.type(".DocSearch-Input", "cliff");
  return (await engine.waitFor(`document.querySelector(".DocSearch-Hit")`))
    ? []
    : ["finds nothing for “cliff”"];
}

async function main(): Promise<void> {
  const site = await serveSite({ dir: process.env.SITE_DIR ?? "build", port: 0 });
  try {
    await tryEngines(site.url);
  } finally {
    // An open server would keep the process from ending, even after an error.
    await site.close();
  }
}

/** Opens the pages in each engine that is installed, prints what is wrong, and sets the exit code. */
async function tryEngines(site: string): Promise<void> {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  const report = (name: string, faults: readonly string[]) => {
    console.log(`  ${faults.length === 0 ? "✓" : "✗"} ${name}`);
    for (const fault of faults) console.log(`      ${fault}`);
    if (faults.length === 0) passed++;
    else failed++;
  };
  for (const open of [openFirefox, openWebKit]) {
    const engine = await open();
    if ("missing" in engine) {
      console.log(`${engine.missing} Its pages are not tried.`);
      skipped += ROUTES.length + 1;
      continue;
    }
    console.log(engine.name);
    try {
      for (const route of ROUTES) {
        const faults = await listFaults(engine, site + route);
        if (route.endsWith("/segments")) faults.push(...(await searchFaults(engine)));
        report(route, faults);
      }
      report("what engines show in ways of their own", await lookFaults(engine, site));
    } finally {
      await engine.close();
    }
  }
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  if (passed + failed === 0) console.error("No engine is installed: nothing was tried.");
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
