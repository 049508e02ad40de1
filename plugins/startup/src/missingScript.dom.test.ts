import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeMissingScript } from "./missingScript";

const html = document.documentElement;
const request = vi.fn();
let listeners = new AbortController();

/** Lets the page's own script fail to load, for a reader who leaves and for one who stays. */
function missScript() {
  const script = document.createElement("script");
  script.type = "text/plain";
  script.src = "/assets/js/main.js";
  document.body.append(script);
  script.dispatchEvent(new Event("error"));
}

beforeEach(() => {
  vi.useFakeTimers();
  listeners = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, "addEventListener").mockImplementation(
    (type: string, listener: unknown, capture?: unknown) =>
      listen(type, listener as EventListener, { capture: capture === true, signal: listeners.signal }),
  );
  request.mockReset().mockResolvedValue({ ok: true });
  vi.stubGlobal("fetch", request);
  sessionStorage.clear();
  html.setAttribute("data-has-hydrated", "false");
  document.body.innerHTML = "";
  new Function(writeMissingScript("/"))();
});

afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("asks whether the site is there, to load the page again", () => {
  missScript();
  expect(request).toHaveBeenCalledOnce();
});

it("stays out of the way of a reader who is leaving, and says what is missing if the page stays", () => {
  window.dispatchEvent(new Event("beforeunload"));
  missScript();
  vi.advanceTimersByTime(9_999);
  expect(request).not.toHaveBeenCalled();
  expect(document.querySelector("#script-missing")).toBeNull();
  vi.advanceTimersByTime(1);
  expect(document.querySelector("#script-missing")?.textContent).toContain("did not load completely");
});

it("listens for a reader who leaves until hydration only", async () => {
  const stopped = vi.spyOn(window, "removeEventListener");
  html.setAttribute("data-has-hydrated", "true");
  await vi.waitFor(() => expect(stopped).toHaveBeenCalledWith("beforeunload", expect.any(Function)));
});
