import { expect, it } from "vitest";
import { isSameDeploy } from "./sameDeploy";

const page = (...hashes: string[]) =>
  hashes.map((hash) => `<script src="/assets/js/${hash}.js" defer></script>`).join("");
const running = [
  "https://docs.test/assets/js/runtime~main.1a2b.js",
  "https://docs.test/assets/js/main.3c4d.js",
];

it("knows the deploy whose scripts run, and another", async () => {
  expect(await isSameDeploy(new Response(page("runtime~main.1a2b", "main.3c4d")), running)).toBe(true);
  expect(await isSameDeploy(new Response(page("runtime~main.1a2b", "main.ffff")), running)).toBe(false);
});

it.each([
  ["an error", new Response(page("main.3c4d"), { status: 503 })],
  ["an empty answer", new Response("")],
  ["a page of something in between", new Response("<h1>Sign in to this network</h1>")],
])("does not take %s for the deploy that runs", async (_, response) => {
  expect(await isSameDeploy(response, running)).toBe(false);
});
