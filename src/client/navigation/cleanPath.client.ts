import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";

/**
 * The clean path of an address that names a file: `/a/b.html` is `/a/b`, `/a/index.html` is `/a`.
 * The not-found page is the one page that is known by its file.
 */
export function cleanPath(pathname: string): string {
  if (pathname === "/404.html") return pathname;
  return pathname.replace(/(?:\/index)?\.html$/, "") || "/";
}

// Runs before Docusaurus reads the address. Upstream cleans the path only after it has looked for the page's code
// under the name of the file, finds none, and draws the page a second time below the first.
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const clean = cleanPath(pathname);
  if (clean !== pathname) window.history.replaceState(window.history.state, "", clean + search + hash);
}
