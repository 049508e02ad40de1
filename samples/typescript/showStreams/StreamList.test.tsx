import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createConfig, injected } from "wagmi";
import { App } from "./App";
import { DAY, FEE, setStage, start } from "./stage";

let stage: Awaited<ReturnType<typeof setStage>>;
let root: Root;
let container: HTMLElement;

beforeAll(async () => {
  stage = await setStage();
  stage.chain.warp(BigInt(start) + 60n * DAY);
});
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("fetch", stage.fetch);
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
  container = document.createElement("main");
  root = createRoot(container);
});
afterEach(async () => {
  await act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Bob's wallet: asked to connect it names its account, and it signs whatever it is asked for. */
function open() {
  let accounts: string[] = [];
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === "eth_requestAccounts") accounts = [stage.bob];
    if (method.endsWith("ccounts")) return accounts;
    if (method !== "eth_sendTransaction") return stage.request({ method, params });
    return stage.request({ method, params: [{ from: stage.bob, ...(params as object[])[0] }] });
  };
  const provider = { request, on: () => undefined, removeListener: () => undefined };
  const config = createConfig({
    chains: [stage.ethereum],
    connectors: [
      injected({ target: () => ({ id: "bob", name: "Bob's wallet", provider: provider as never }) }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: { [stage.ethereum.id]: () => stage.transport({ chain: stage.ethereum }) },
  });
  return act(() => root.render(<App config={config} />));
}

/** Lets promises and timers of the real clock run until the page says so; the faked clock stands still. */
async function shows(text: string): Promise<void> {
  for (let turn = 0; turn < 1_000 && !container.textContent.includes(text); turn += 1)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(container.textContent).toContain(text);
}
const press = (button: Element) => act(() => (button as HTMLElement).click());
const rowOf = (alias: string) =>
  [...container.querySelectorAll("li")].find(({ textContent }) => textContent.startsWith(`${alias}:`))!;

it("connects, lists, ticks, reads anew and withdraws", async () => {
  await open();
  expect(container.textContent).toBe("Connect Bob's wallet");
  await press(container.querySelector("button")!);
  await shows("LL-1-1: 590.000000 DAI");
  expect(container.querySelectorAll("li")).toHaveLength(7);

  // 1,000 DAI over 100 days: 0.000115 a second.
  const calls = vi.spyOn(stage.chain, "call");
  await act(() => vi.advanceTimersByTime(10_000));
  await shows("LL-1-1: 590.001157 DAI");
  expect(calls).not.toHaveBeenCalled();

  stage.chain.advance(DAY);
  await act(() => vi.advanceTimersByTime(5_000));
  await shows("LL-1-1: 600.000000 DAI");

  const linear = rowOf("LK3-1-2");
  await press(linear.querySelector("button")!);
  await shows("LK3-1-2: 0.000000 DAI");
  expect(linear.querySelector("button")!.disabled).toBe(true);
  expect(await stage.chain.balance(stage.lockup.address)).toBe(FEE);
  expect(container.querySelector("[role=alert]")).toBeNull();
});
