// The service worker of the site: what a reader has visited can be read again without a connection. It is one file
// without imports, transpiled at the end of a build (index.ts), which puts the constants below in front of it.
//
// A page never mixes two deploys. Its HTML comes from the network whenever there is one, and names its scripts and
// styles by their content; it is kept only when they are. What is kept belongs to one deploy, and goes with it.

/// <reference lib="webworker" />

/** The deploy that this worker belongs to. */
declare const VERSION: string;
/** The code behind the search button. */
declare const SEARCH_CODE: readonly string[];

/** What a page tells the worker. */
type Message =
  | { type: "visited"; pathname: string; files: readonly string[] }
  /** There is time, and a connection, to keep what the search consists of. */
  | { type: "search" }
  /** The reader agreed to the new version, or sees it already. */
  | { type: "activate" };

interface SearchManifest {
  parts: readonly { names: string; texts?: string }[];
}

const worker = self as unknown as ServiceWorkerGlobalScope;

/** Where everything is kept. */
const KEPT = `kept-${VERSION}`;
/** Where files are named after their content. */
const NAMED = "/assets/";
const SEARCH_MANIFEST = "/search-index.json";
/** Milliseconds after which a kept page is shown while the network still has not answered. */
const PATIENCE = 6_000;
/** How many of the pages that were kept of the last deploy are fetched as they are now. */
const RENEWED = 20;

worker.addEventListener("install", (event) => {
  // The first worker has no predecessor to wait for.
  if (!worker.registration.active) event.waitUntil(worker.skipWaiting());
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      // The browser asks for the page while the worker starts.
      await worker.registration.navigationPreload?.enable().catch(() => undefined);
      const before = await dropOthers().catch(() => []);
      await worker.clients.claim();
      // Not waited for: until this is done, no page is answered.
      void renew(before);
    })(),
  );
});

worker.addEventListener("message", (event) => {
  const message = event.data as Message;
  if (message.type === "activate") void worker.skipWaiting();
  else if (message.type === "search") event.waitUntil(keepSearch().catch(() => undefined));
  else event.waitUntil(keepVisited(message.pathname, message.files).catch(() => undefined));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/_vercel/") || request.headers.has("range")) return;
  if (url.pathname.startsWith(NAMED)) event.respondWith(named(event, url.pathname));
  else if (request.mode === "navigate") event.respondWith(page(event, clean(url.pathname)));
  else event.respondWith(other(event, clean(url.pathname)));
});

/** A file named after its content: kept once, right forever. */
async function named(event: FetchEvent, pathname: string): Promise<Response> {
  const kept = await lookUp(pathname);
  if (kept) return kept;
  const response = await fetch(event.request);
  event.waitUntil(keep(pathname, response.clone()));
  return response;
}

/** Anything else: from the network, and without one as it was the last time. */
async function other(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keep(pathname, response.clone()));
    return response;
  } catch (error) {
    const kept = await lookUp(pathname);
    if (kept) return kept;
    throw error;
  }
}

/** A page: from the network; as kept where that fails or takes too long; else what there is to read offline. */
async function page(event: FetchEvent, pathname: string): Promise<Response> {
  const network = (async () => {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    event.waitUntil(keep(pathname, response.clone()));
    return response;
  })();
  event.waitUntil(network.catch(() => undefined));
  const kept = await lookUp(pathname);
  if (!kept) return network.catch(() => whatIsKept());
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE));
  return Promise.race([network.catch(() => kept), patience]);
}

/** One address for each page: hosts answer `/a/`, `/a.html` and `/a/index.html` with `/a`. */
const clean = (pathname: string) => pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, "") || "/";

/** Storage may be refused: then nothing is kept, and the network is all there is. */
const lookUp = (pathname: string): Promise<Response | undefined> =>
  caches
    .open(KEPT)
    .then((cache) => cache.match(pathname))
    .catch(() => undefined);

/**
 * Keeps a good answer; a page only with all scripts and styles that it names, those that come later included. Readers
 * who save data are not sent these for it: what such a page loads is kept as it comes. Where the storage is full or
 * refused, nothing.
 */
async function keep(pathname: string, response: Response, files: readonly string[] = []): Promise<void> {
  if (!response.ok || response.type !== "basic") return;
  try {
    const cache = await caches.open(KEPT);
    const { status } = response;
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    const isPage = headers.get("content-type")?.includes("text/html");
    const content = isPage ? await response.text() : await response.blob();
    if (typeof content === "string") await keepFiles([...(isSlow(/2g/) ? [] : namesIn(content)), ...files]);
    // Made anew: an answer that was redirected may not answer a navigation.
    await cache.put(pathname, new Response(content, { status, headers }));
  } catch {
    // Not kept.
  }
}

/** Scripts and styles that a page's HTML names, in attributes or in data, but for the search's: it is kept by itself. */
const namesIn = (html: string) =>
  (html.match(/\/assets\/[\w./~@-]+\.(?:js|css)\b/g) ?? []).filter((name) => !SEARCH_CODE.includes(name));

/** Whether the reader saves data, or has a connection that slow: nothing is fetched unasked then. */
function isSlow(types: RegExp): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection?.saveData || types.test(connection?.effectiveType ?? ""));
}

/** Keeps what is not kept yet. Rejects where the network fails, so that nothing is kept by halves. */
async function keepFiles(files: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(files)].map(async (file) => {
      if (!(await lookUp(file))) await keep(file, await fetch(file));
    }),
  );
}

/** The page that a reader is on did not come through the worker at the first visit, nor when React changed pages. */
async function keepVisited(pathname: string, files: readonly string[]): Promise<void> {
  const path = clean(pathname);
  if (await lookUp(path)) await keepFiles(files);
  else await keep(path, await fetch(path), files);
}

/** The search: its code, and as much of its index as most queries need. The index counts once its files are there. */
async function keepSearch(): Promise<void> {
  const response = await fetch(SEARCH_MANIFEST);
  const { parts } = (await response.clone().json()) as SearchManifest;
  await keepFiles([
    ...SEARCH_CODE,
    ...parts.flatMap(({ names, texts }) => (texts ? [names, texts] : [names])),
  ]);
  await keep(SEARCH_MANIFEST, response);
}

/** Deletes what was kept of other deploys, and returns the pages among it, the latest first. */
async function dropOthers(): Promise<string[]> {
  const pages: string[] = [];
  for (const name of await caches.keys()) {
    if (name === KEPT) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if ((await cache.match(url))?.headers.get("content-type")?.includes("text/html")) {
        pages.unshift(new URL(url).pathname);
      }
    }
    await caches.delete(name);
  }
  return pages;
}

/** Fetches pages of the last deploy as they are now, unless the reader saves data. */
async function renew(pages: readonly string[]): Promise<void> {
  if (isSlow(/2g|3g/)) return;
  for (const path of pages.slice(0, RENEWED)) await keepVisited(path, []).catch(() => undefined);
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Says that there is no connection, and leads to what can be read without one. In the site's styles as far as they are
 * kept, else in the browser's own colours, and dark, as all its pages are without scripts.
 */
async function whatIsKept(): Promise<Response> {
  const keys = await caches
    .open(KEPT)
    .then((cache) => cache.keys())
    .catch(() => []);
  const titled: string[] = [];
  let styles = "";
  for (const { url } of keys) {
    const { pathname } = new URL(url);
    if (pathname.endsWith(".css")) styles = `<link rel="stylesheet" href="${pathname}">`;
    const kept = pathname.startsWith(NAMED) ? undefined : await lookUp(pathname);
    if (!kept?.headers.get("content-type")?.includes("text/html")) continue;
    const title = /<title[^>]*>([^<]*)/.exec(await kept.text())?.[1] ?? pathname;
    titled.push(`<li><a href="${escapeHtml(pathname)}">${title.split(" | ")[0]}</a></li>`);
  }
  const kept = titled.length > 0 ? `<h2>You can read</h2><ul>${titled.reverse().join("")}</ul>` : "";
  const html = `<!doctype html><html lang="en" data-theme="dark"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="dark"><title>No connection</title>
<style>@layer ground{html{background:Canvas;color:CanvasText}}</style>${styles}
<style>main{max-width:40rem;margin:4rem auto;padding:0 1rem}ul{list-style:none;padding:0}li a,p a{display:inline-block;padding:.25rem 0;text-decoration:underline}</style>
<main><h1>No connection</h1><p>This page is not among those that were kept from your visits.</p><p><a href="">Try again</a></p>${kept}</main></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'",
    },
  });
}
