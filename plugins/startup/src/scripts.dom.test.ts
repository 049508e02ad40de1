import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const html = document.documentElement;
const SCRIPTS = ["/runtime.js", "/react.js", "/main.js"];

/** Returns the module as a page has it that nothing has started yet. */
async function fresh() {
  vi.resetModules();
  return import("./scripts");
}

function arrive() {
  document.head.innerHTML = SCRIPTS.map(
    (src) => `<script type="text/plain" data-src="${src}"></script>`,
  ).join("");
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
    expect(addresses()).toEqual(SCRIPTS);
    expect(asked.every((script) => !script.async)).toBe(true);
  });

  it("waits for the end of the document where it has not arrived", async () => {
    const readyState = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
    const { start } = await fresh();
    arrive();
    start();
    expect(asked).toEqual([]);
    readyState.mockReturnValue("interactive");
    document.dispatchEvent(new Event("DOMContentLoaded"));
    expect(addresses()).toEqual(SCRIPTS);
  });

  it("puts the full style sheet to use, at the reader's first action at the latest", async () => {
    const { start } = await fresh();
    arrive();
    const link = Object.assign(document.createElement("link"), { disabled: true, media: "not all" });
    link.dataset.fullSheet = "";
    document.head.append(link);
    start();
    window.dispatchEvent(new Event("pointerdown"));
    expect(link.disabled).toBe(false);
    expect(link.media).toBe("all");
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
    expect(addresses()).toEqual(SCRIPTS);
  });

  it("does not wait for a paint in a tab in the background", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    const { startWhenIdle } = await fresh();
    arrive();
    startWhenIdle();
    idle();
    expect(addresses()).toEqual(SCRIPTS);
  });

  it("does not wait for ever where nobody tells of a paint", async () => {
    vi.useFakeTimers();
    const { startWhenIdle } = await fresh();
    arrive();
    startWhenIdle();
    vi.advanceTimersByTime(3000);
    expect(addresses()).toEqual(SCRIPTS);
  });

  it.each([{ saveData: true, effectiveType: "4g" }, { effectiveType: "slow-2g" }, { effectiveType: "3g" }])(
    "does not wait on a connection that is $effectiveType, saving data: $saveData",
    async (connection) => {
      vi.stubGlobal("navigator", { connection });
      const { startWhenIdle } = await fresh();
      arrive();
      startWhenIdle();
      expect(addresses()).toEqual(SCRIPTS);
    },
  );
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
