import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runSteps, type BuiltSite } from "../../after-build";
import { firstPaint, type GuestSheet } from "./step";

const NONE = { classes: [], variables: [] };
let outDir = "";
const site = () => ({ outDir, routesPaths: [], plugins: [] }) as unknown as BuiltSite;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), "first-paint-"));
  await mkdir(path.join(outDir, "assets/css"), { recursive: true });
  await writeFile(path.join(outDir, "assets/css/styles.1a.css"), "p{top:0}i{top:1px}");
});
afterEach(() => rm(outDir, { recursive: true }));

const cache = () => path.join(outDir, "cache");

const page = (sheet: string) =>
  `<head><link rel=stylesheet href=https://elsewhere.example/a.css><link rel=stylesheet href=${sheet} /></head><p>$&</p>`;

it("puts a page's own rules into its head and the address of the whole sheet behind them", async () => {
  await writeFile(path.join(outDir, "index.html"), page("/assets/css/styles.1a.css"));
  await writeFile(path.join(outDir, "stub.html"), "<p>Moved</p>");
  await runSteps([firstPaint(NONE, [], cache())], site());
  const html = await readFile(path.join(outDir, "index.html"), "utf8");
  expect(html).toMatch(
    /^<head><link rel=stylesheet href=https:\/\/elsewhere\.example\/a\.css><style>p\{top:0\}<\/style><script data-stylesheet="\/assets\/css\/later\.[0-9a-f]{8}\.css">[^<]+wholeStyles/,
  );
  expect(html).toMatch(
    /<\/script><noscript><link rel="stylesheet" href="\/assets\/css\/later\.[0-9a-f]{8}\.css"><\/noscript><\/head><p>\$&<\/p>$/,
  );
  expect(await readFile(path.join(outDir, "stub.html"), "utf8")).toBe("<p>Moved</p>");
});

it("puts guests before the site's own rules, on pages that need them, and asks for their fonts", async () => {
  await writeFile(path.join(outDir, "index.html"), page("/assets/css/styles.1a.css"));
  await writeFile(
    path.join(outDir, "sum.html"),
    page("/assets/css/styles.1a.css").replace("<p>", "<p class=sum>"),
  );
  const guest: GuestSheet = {
    className: "sum",
    prepare: async () => ({ css: ".sum{left:0}.none{left:1px}", fonts: ["/sum.woff2"] }),
  };
  await runSteps([firstPaint(NONE, [guest], cache())], site());
  expect(await readFile(path.join(outDir, "index.html"), "utf8")).not.toContain("sum");
  const html = await readFile(path.join(outDir, "sum.html"), "utf8");
  expect(html).toContain("<style>.sum{left:0}p{top:0}</style>");
  expect(html).toContain(
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="/sum.woff2"></head>`,
  );
});

it("names a page whose sheet is missing", async () => {
  await writeFile(path.join(outDir, "index.html"), page("/assets/css/lost.css"));
  await expect(runSteps([firstPaint(NONE, [], cache())], site())).rejects.toThrow(/index\.html.*lost\.css/);
});

it("finds the rules of a page once, and anew when the page or the sheet is another", async () => {
  const build = async (html: string, css: string) => {
    await rm(path.join(outDir, "assets/css"), { recursive: true });
    await mkdir(path.join(outDir, "assets/css"));
    await writeFile(path.join(outDir, "assets/css/styles.1a.css"), css);
    await writeFile(path.join(outDir, "index.html"), html);
    await runSteps([firstPaint(NONE, [], cache())], site());
    return /<style>(.*?)<\/style>/.exec(await readFile(path.join(outDir, "index.html"), "utf8"))?.[1];
  };
  const html = page("/assets/css/styles.1a.css");
  const css = "p{top:0}i{top:1px}";
  expect(await build(html, css)).toBe("p{top:0}");
  const [name = ""] = await readdir(path.join(cache(), "first-paint"));
  const kept = path.join(cache(), "first-paint", name);
  await writeFile(kept, (await readFile(kept, "utf8")).replace("p{top:0}", "p{top:9px}"));
  expect(await build(html, css)).toBe("p{top:9px}");
  expect(await build(html.replaceAll("p>", "i>"), css)).toBe("i{top:1px}");
  expect(await build(html, "p{top:2px}")).toBe("p{top:2px}");
});
