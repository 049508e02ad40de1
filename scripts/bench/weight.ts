import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { chromium, type Browser, type Request } from "@playwright/test";
import { findChromium } from "../../src/node/chromium/chromium";
import { serveSite } from "../serve/server";
import { type PageKind } from "./kinds";

/** Bytes that opening one page costs, compressed with brotli. */
export interface Weight {
  route: string;
  html: number;
  css: number;
  js: number;
  fonts: number;
  /** Pictures, data and whatever else. */
  other: number;
  /** All of that together. */
  total: number;
  /** What is fetched for pages that links lead to, not in the total. */
  prefetched: number;
  /** Requests for scripts and style sheets, those of `prefetched` left out. */
  requests: number;
}

/** The pages of one kind: how many, one in the middle and the heaviest. */
export interface KindWeight {
  kind: string;
  pages: number;
  median: Weight;
  worst: Weight;
}

/** How long a page may go on fetching by itself after it is hydrated, in ms. */
const SETTLING = 1500;

/**
 * Weighs the middle and the heaviest page of each kind. They are opened in a browser with an empty cache, which knows
 * best what is fetched.
 */
export async function weighSite(dir: string, sorts: readonly PageKind[]): Promise<KindWeight[]> {
  const server = await serveSite({ dir, port: 0 });
  const browser = await chromium.launch(await findChromium());
  try {
    const kinds: KindWeight[] = [];
    for (const { kind, pages, middle, heaviest } of sorts) {
      const median = await weighPage(browser, server.url, dir, middle);
      const worst = heaviest === middle ? median : await weighPage(browser, server.url, dir, heaviest);
      kinds.push({ kind, pages, median, worst });
    }
    return kinds;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Opens one page with an empty cache and weighs what it fetched of the site. */
async function weighPage(browser: Browser, origin: string, dir: string, route: string): Promise<Weight> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await context.route(
    (url) => url.origin !== origin,
    (request) => request.abort("blockedbyclient"),
  );
  const weight: Weight = {
    route,
    html: 0,
    css: 0,
    js: 0,
    fonts: 0,
    other: 0,
    total: 0,
    prefetched: 0,
    requests: 0,
  };
  const fetched = new Set<string>();
  page.on("requestfinished", (request) => {
    const { pathname, origin: from } = new URL(request.url());
    if (from !== origin || fetched.has(pathname)) return;
    fetched.add(pathname);
    const size = measureBrotliSize(dir, pathname);
    if (isPrefetch(request)) weight.prefetched += size;
    else {
      weight[getPart(request.resourceType())] += size;
      weight.total += size;
      if (/^(?:script|stylesheet)$/.test(request.resourceType())) weight.requests += 1;
    }
  });
  await page.goto(route, { waitUntil: "load" });
  // The scripts start when the browser is idle, which a busy machine lets it be late.
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: "attached" });
  await page.waitForTimeout(SETTLING);
  await context.close();
  return weight;
}

/** Checks whether the browser fetches it for a page to come: `<link rel="prefetch">`. */
function isPrefetch(request: Request): boolean {
  const { purpose = "", "sec-purpose": secPurpose = "" } = request.headers();
  return [purpose, secPurpose].some((value) => value.startsWith("prefetch"));
}

function getPart(resourceType: string): "html" | "css" | "js" | "fonts" | "other" {
  const parts = { document: "html", stylesheet: "css", script: "js", font: "fonts" } as const;
  return parts[resourceType as keyof typeof parts] ?? "other";
}

const sizes = new Map<string, number>();

/**
 * Returns the bytes that a host sends for a path: brotli at its best for text, the file itself for what is compressed
 * already.
 */
function measureBrotliSize(dir: string, pathname: string): number {
  const key = path.join(dir, pathname);
  const known = sizes.get(key);
  if (known !== undefined) return known;
  const name = decodeURIComponent(pathname);
  const file = [name, `${name}.html`, `${name}/index.html`]
    .map((candidate) => path.join(dir, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
  const content = file ? readFileSync(file) : Buffer.alloc(0);
  const isCompressed = /\.(?:woff2?|png|jpe?g|webp|avif|ico)$/.test(name);
  const size = isCompressed ? content.byteLength : zlib.brotliCompressSync(content).byteLength;
  sizes.set(key, size);
  return size;
}
