import { existsSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import lightBuild from ".";

const plugin = lightBuild();

it("takes out of the work on styles what the minifier does as well, and nothing else", () => {
  const layers = { postcssPlugin: "layers" };
  const options = { ident: "postcss", plugins: [["/node_modules/postcss-preset-env/index.js", {}], layers] };
  expect(plugin.configurePostCss?.(options)).toEqual({ ident: "postcss", config: false, plugins: [layers] });
});

type Config = { resolve: object; plugins: { apply(compiler: object): void }[]; entry?: { main: string } };
type Configure = (config: object, isServer: boolean) => Config;

it("begins the bundle that draws pages, and only that, with what remembers them", () => {
  const configure = plugin.configureWebpack as unknown as Configure;
  expect(configure({}, false).entry).toBeUndefined();
  expect(existsSync(configure({}, true).entry?.main ?? "")).toBe(true);
});

it("looks for sources by their full paths, and collects what bundling leaves once it has ended", async () => {
  const { resolve, plugins } = (plugin.configureWebpack as unknown as Configure)({}, false);
  expect(resolve).toEqual({ preferAbsolute: true });

  const tap = vi.fn<(name: string, run: () => void) => void>();
  for (const one of plugins) one.apply({ hooks: { shutdown: { tap } } });
  const left = new WeakRef({});
  // What a task has made is kept until it ends.
  await setImmediate();
  expect(left.deref()).toBeDefined();
  await setImmediate();
  tap.mock.calls[0]![1]();
  expect(left.deref()).toBeUndefined();
});
