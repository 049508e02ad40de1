import { afterAll, vi } from "vitest";

// Component tests wait for what they look for. The default of one second is too short for the first import of a tool's
// data while other tests use all cores.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 30_000 });
}

// Files share a thread and a document, so each file gives back the clock, the globals, the stores and the page that it replaced or
// filled. A file of components replaces modules too, and the next one must not get what was built on these.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  if (typeof document === "undefined") return;
  vi.resetModules();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
});
