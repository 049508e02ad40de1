// The service worker of the site: what a reader has visited can be read again without a connection. README.md says
// which strategy answers what.
//
// A page never mixes two deploys: its HTML names scripts and styles by their content, and it is cached only once they
// are. Its own chunk is not in its HTML: a reader's visit loads it, and a refresh takes it from the list of the deploy.

/// <reference lib="webworker" />

import { CacheableResponsePlugin } from "workbox-cacheable-response/CacheableResponsePlugin.js";
import { clientsClaim } from "workbox-core/clientsClaim.js";
import { copyResponse } from "workbox-core/copyResponse.js";
import { type RouteHandlerCallbackOptions, type WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration/ExpirationPlugin.js";
import { enable as enableNavigationPreload } from "workbox-navigation-preload/enable.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { setCatchHandler } from "workbox-routing/setCatchHandler.js";
import { CacheFirst } from "workbox-strategies/CacheFirst.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { type Strategy } from "workbox-strategies/Strategy.js";
import { isSlowConnection } from "../../../src/ui/connection";
import { type CachedPage, cleanPath, findFiles, writeOfflinePage, readTitle } from "./offlinePage";
import { type PageScripts, SCRIPT_LIST } from "./scriptList";

/** Addresses of the scripts that the search button loads: the build puts them in. */
declare const SEARCH_SCRIPTS: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;

const PAGES = "pages";
const ASSETS = "assets";
const SEARCH_MANIFEST = "/search-index.json";
/** Seconds after which a cached page is shown while the network still has not answered. */
const NETWORK_TIMEOUT = 6;
/** How many of the latest pages are fetched again after a deploy. */
const REFRESHED = 20;

/** Names under /assets/ carry a hash of the content: what is cached stays right. */
const isAsset = (url: URL) => url.pathname.startsWith("/assets/");
const isPage = (response: Response) => response.headers.get("content-type")?.includes("text/html") ?? false;

const assets = new CacheFirst({
  cacheName: ASSETS,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: 1_000, purgeOnQuotaError: true }),
  ],
});

/** One entry for each page: hosts answer `/a/`, `/a.html` and `/a/index.html` with `/a`. */
const oneAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const url = new URL(request.url);
    return Promise.resolve(url.origin + cleanPath(url.pathname));
  },
};

/**
 * Caches a page only with the scripts and styles that its HTML names. Readers who save data are not sent these for it:
 * what such a page loads is cached as it comes.
 */
const withItsFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ response, event }) => {
    if (isPage(response) && !isSlowConnection("3g")) {
      const files = findFiles(await response.clone().text()).filter((file) => !SEARCH_SCRIPTS.includes(file));
      try {
        await cache(assets, event as ExtendableEvent, files);
      } catch {
        return null;
      }
    }
    // An answer that was redirected may not answer a navigation.
    return response.redirected ? copyResponse(response) : response;
  },
};

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: NETWORK_TIMEOUT,
  plugins: [
    oneAddress,
    new CacheableResponsePlugin({ statuses: [200] }),
    withItsFiles,
    new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true }),
  ],
});

/** Has a strategy cache what it has not cached yet. Rejects where one file cannot be had. */
async function cache(strategy: Strategy, event: ExtendableEvent, paths: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(paths)].map(async (path) => {
      const [response, done] = strategy.handleAll({ event, request: new Request(path) });
      if (!(await response).ok) throw new Error(`${path} cannot be had.`);
      await done;
    }),
  );
}

async function answerPage(options: RouteHandlerCallbackOptions): Promise<Response> {
  const response = await pages.handle(options);
  if (response.type !== "error") return response;
  // Firefox resolves a navigation preload that failed with an error instead of an answer, and Workbox passes it on.
  const cached = await caches.match(cleanPath(options.url.pathname), { cacheName: PAGES });
  if (!cached) throw new Error("There is no connection.");
  return cached;
}

registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && !url.pathname.startsWith("/_vercel/") && !request.headers.has("range"),
  answerPage,
);
setCatchHandler(async ({ request, url }) => {
  // The browser refuses to store anything.
  if (url && isAsset(url)) return fetch(request);
  return request.mode === "navigate" ? respondOffline() : Response.error();
});

enableNavigationPreload();
// What is cached is right under any worker, so that a new one need not wait.
void worker.skipWaiting();
clientsClaim();

worker.addEventListener("activate", (event) => {
  event.waitUntil(deleteUnknownCaches());
});

// Workbox's own message, CACHE_URLS, is answered by its router.
worker.addEventListener("message", (event) => {
  const { type } = event.data as { type?: string };
  if (type === "CACHE_SEARCH") event.waitUntil(cacheSearch(event).catch(() => undefined));
  // Asked for by a page, and not done on activation: until that is over, no page is answered.
  if (type === "REFRESH_PAGES") event.waitUntil(refreshPages(event).catch(() => undefined));
});

/** The files of the search's index that most queries need, by the names of their layers. */
interface SearchFiles {
  readonly names: string;
  readonly texts?: string;
}

/** The search: its scripts, and the part of its index that most queries need. The manifest counts once its files are there. */
async function cacheSearch(event: ExtendableMessageEvent): Promise<void> {
  const { names, texts } = (await (await fetch(SEARCH_MANIFEST)).json()) as SearchFiles;
  const index = texts ? [names, texts] : [names];
  await cache(assets, event, [...SEARCH_SCRIPTS, ...index]);
  await cache(pages, event, [SEARCH_MANIFEST]);
}

/**
 * Fetches the latest pages as they are now, each after the scripts that it needs, unless the reader saves data. A page
 * whose scripts are not known stays as it was cached, because without its scripts it would lose its buttons offline.
 */
async function refreshPages(event: ExtendableEvent): Promise<void> {
  if (isSlowConnection("4g")) return;
  const scripts = (await (await fetch(SCRIPT_LIST, { cache: "no-cache" })).json()) as PageScripts;
  for (const { path } of (await listCachedPages()).slice(0, REFRESHED)) {
    const own = scripts[path];
    if (!own) continue;
    await cache(assets, event, own)
      .then(() => cache(pages, event, [path]))
      .catch(() => undefined);
  }
}

async function deleteUnknownCaches(): Promise<void> {
  for (const name of await caches.keys().catch(() => [])) {
    if (name !== PAGES && name !== ASSETS) await caches.delete(name);
  }
}

/** Returns the pages that can be read without a connection, the latest first. */
async function listCachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(PAGES);
  const found: CachedPage[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response || !isPage(response)) continue;
    const path = new URL(request.url).pathname;
    found.unshift({ path, title: readTitle(await response.text()) ?? path });
  }
  return found;
}

/** Returns the offline fallback, in the site's styles as far as they are cached. */
async function respondOffline(): Promise<Response> {
  const stored = await listCachedPages().catch(() => []);
  const files = await caches
    .open(ASSETS)
    .then((cache) => cache.keys())
    .catch(() => []);
  const sheets = files.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith(".css"));
  return new Response(writeOfflinePage(stored, sheets.at(-1)), {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'",
    },
  });
}
