// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const html = document.documentElement;
const PAGE_SCRIPTS = {
  run: ["/runtime.js", "/page.js", "/main.js"],
  search: ["/search.js"],
  searchIndex: [],
};

/** The module as a page has it that nothing has started yet. */
async function fresh() {
  vi.resetModules();
  return import("./start");
}

function arrive() {
  document.body.innerHTML = `<script type="application/json" id="page-scripts">${JSON.stringify(PAGE_SCRIPTS)}</script>`;
  // What is asked for is looked at, not fetched.
  vi.spyOn(document.body, "append").mockImplementation(
    (script) => void asked.push(script as HTMLScriptElement),
  );
}

let asked: HTMLScriptElement[] = [];
const addresses = () => asked.map((script) => script.getAttribute("src"));

beforeEach(() => {
  asked = [];
  document.head.innerHTML = "";
  document.body.innerHTML = "";
  delete html.dataset.hasHydrated;
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("start", () => {
  it("runs the page's scripts in their order, once", async () => {
    const { start } = await fresh();
    arrive();
    start();
    start();
    expect(addresses()).toEqual(PAGE_SCRIPTS.run);
    expect(asked.every((script) => !script.async)).toBe(true);
  });

  it("waits for the end of the document where it has not arrived, or not in full", async () => {
    const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    const { start } = await fresh();
    document.body.innerHTML = '<script type="application/json" id="page-scripts">{"run":["/runt</script>';
    start();
    expect(asked).toEqual([]);
    arrive();
    start();
    expect(asked).toEqual([]);
    readyState.mockReturnValue("interactive");
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(addresses()).toEqual(PAGE_SCRIPTS.run);
  });
});

describe("startWhenIdle", () => {
  let painted: () => void = () => undefined;
  let idle: () => void = () => undefined;
  beforeEach(() => {
    class Observer {
      observe = vi.fn();
      constructor(callback: () => void) {
        painted = callback;
      }
    }
    vi.stubGlobal("PerformanceObserver", Observer);
    vi.stubGlobal("requestIdleCallback", (callback: () => void) => (idle = callback));
  });

  it("waits until the page has been painted and the browser is idle", async () => {
    const { startWhenIdle } = await fresh();
    arrive();
    startWhenIdle();
    idle();
    expect(asked).toEqual([]);
    painted();
    expect(asked).toEqual([]);
    idle();
    expect(addresses()).toEqual(PAGE_SCRIPTS.run);
  });

  it("does not wait for a paint in a tab in the background", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const { startWhenIdle } = await fresh();
    arrive();
    startWhenIdle();
    idle();
    expect(addresses()).toEqual(PAGE_SCRIPTS.run);
  });

  it("does not wait for ever where nobody tells of a paint", async () => {
    vi.useFakeTimers();
    const { startWhenIdle } = await fresh();
    arrive();
    startWhenIdle();
    vi.advanceTimersByTime(3000);
    expect(addresses()).toEqual(PAGE_SCRIPTS.run);
  });

  it.each([{ saveData: true, effectiveType: "4g" }, { effectiveType: "slow-2g" }, { effectiveType: "3g" }])(
    "does not wait on a connection that is $effectiveType, saving data: $saveData",
    async (connection) => {
      vi.stubGlobal("navigator", { connection });
      const { startWhenIdle } = await fresh();
      arrive();
      startWhenIdle();
      expect(addresses()).toEqual(PAGE_SCRIPTS.run);
    },
  );
});

describe("fetchSearch", () => {
  it("asks for the files of the search, and for nothing while the page is incomplete", async () => {
    const { fetchSearch } = await fresh();
    const append = vi.spyOn(document.head, "append").mockImplementation(() => undefined);
    fetchSearch();
    expect(append).not.toHaveBeenCalled();
    arrive();
    fetchSearch();
    expect(append).toHaveBeenCalledOnce();
    expect(append.mock.calls[0]![0]).toMatchObject({ rel: "preload" });
    expect((append.mock.calls[0]![0] as HTMLLinkElement).getAttribute("href")).toBe("/search.js");
  });
});

describe("onHydrated", () => {
  it("calls back once, when React has taken the page over", async () => {
    const { isHydrated, onHydrated } = await fresh();
    const callback = vi.fn();
    onHydrated(callback);
    expect(isHydrated()).toBe(false);
    html.dataset.hasHydrated = "true";
    await vi.waitFor(() => expect(callback).toHaveBeenCalledOnce());
    expect(isHydrated()).toBe(true);
    html.dataset.hasHydrated = "true";
    await Promise.resolve();
    expect(callback).toHaveBeenCalledOnce();
  });
});
