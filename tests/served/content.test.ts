import type { Element } from "domhandler";
import { expect, it } from "vitest";
import { composeFileName, readDeployments } from "../../plugins/protocol-data/src/contracts/deployments";
import type { ErrorRecord } from "../../plugins/protocol-data/src/errors/download";
import { findPage, fetchText } from "./pages";

// What pages show is what their data says, and what they link to is there.

it("shows the same errors on the page and in the file", async () => {
  const { errors: all } = JSON.parse(await fetchText("/reference/errors.json")) as { errors: ErrorRecord[] };
  // The file has the errors of Bob too, which the page does not list.
  const errors = all.filter(({ url }) => url.includes("#"));
  expect(all.length).toBeGreaterThan(errors.length);
  const [current, earlier] = [true, false].map((is) => errors.filter(({ isCurrent }) => isCurrent === is));
  const dot = (text: string) => `${text}.`;
  const page = await findPage("/reference/errors");

  const entries = page("main h3 + p:has(+ dl)")
    .toArray()
    .map((line) => {
      const described = page(line).next().children("dt").toArray();
      const under = (term: string) => page(described.find((element) => page(element).text() === term)).next();
      return {
        id: page(line).prev().attr("id")!,
        selector: page(line).find("code").first().text(),
        cause: under("Cause").text(),
        remedy: under("What to do").text(),
        inputs: under("Arguments")
          .find("li > code")
          .toArray()
          .map((code) => page(code).text()),
      };
    });
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(entries.sort(byId)).toEqual(
    current!
      .map((error) => ({
        id: error.url.split("#")[1]!,
        selector: error.selector,
        cause: dot(error.cause),
        remedy: dot(error.remedy),
        inputs: error.arguments.map(({ type, name }) => `${type} ${name}`),
      }))
      .sort(byId),
  );

  const table = page("table").filter((_, element) => /Errors of earlier releases/.test(page(element).text()));
  const rows = table
    .find("tbody tr")
    .toArray()
    .map((row) => [
      page(row).attr("id"),
      ...page(row)
        .children()
        .toArray()
        .map((cell) => page(cell).text()),
    ]);
  expect(rows).toEqual(
    earlier!.map(({ name, selector, releases, successor, cause, remedy }) => [
      selector,
      name,
      selector,
      releases.join(", "),
      successor ?? `${dot(cause)} ${dot(remedy)}`,
    ]),
  );
});

it("offers every address of a page of deployments as JSON and CSV", async () => {
  const release = readDeployments("").find(({ product, isCurrent }) => product === "lockup" && isCurrent)!;
  const page = await findPage("/guides/lockup/deployments");
  const shown = page("tbody[id^=chain-] code").length;
  expect(shown).toBeGreaterThan(50);
  for (const ending of ["json", "csv"]) {
    const link = page("a").filter((_, element) => page(element).text() === ending.toUpperCase());
    expect(link.attr("download")).toBeDefined();
    const address = link.attr("href")!;
    expect(address).toMatch(new RegExp(`/${composeFileName(release).replaceAll(".", "\\.")}\\.${ending}$`));
    const text = await fetchText(address);
    const addresses = text.match(/(?<![0-9a-fA-F/])0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g) ?? [];
    expect(addresses, ending).toHaveLength(shown);
  }
});

it("gives each question its anchor, and holds them all in the structured data", async () => {
  const page = await findPage("/support/faq");
  const data = page('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(page(script).text()) as { "@type": string; mainEntity: object[] })
    .find((entry) => entry["@type"] === "FAQPage")!;
  expect(page("h3#cancel")).toHaveLength(1);
  expect(data.mainEntity).toHaveLength(page("article h3").length);
});

it("leads from an answer to the test that shows it", async () => {
  const page = await findPage("/support/faq");
  const link = page("details a").filter(
    (_, element) => page(element).text() === "the recipient cannot cancel",
  );
  expect(link.attr("href")).toMatch(/\/blob\/main\/samples\/solidity\/answers\/lockup\.test\.ts#L\d+$/);
});

it("loads no video before the reader asks", async () => {
  const page = await findPage("/support/how-to");
  expect(page("iframe")).toHaveLength(0);
  const link = page("a").filter(
    (_, element) => page(element).text().trim() === "Withdraw from a vesting stream",
  );
  expect(link.attr("href")).toBe("https://www.youtube.com/watch?v=XIcYied15BM");
});

it("leads from the letters of the glossary to their entries", async () => {
  const page = await findPage("/concepts/glossary");
  const letters = page("nav[aria-label='Letters of the glossary'] a").toArray();
  expect(letters.length).toBeGreaterThan(10);
  for (const letter of letters) expect(page(page(letter).attr("href")!)).toHaveLength(1);
  expect(page("dl > div > dt[id]").length).toBeGreaterThan(80);
});

it("asks for the stylesheet of mathematics, with integrity, on pages with formulas only", async () => {
  const page = await findPage("/components");
  const sheet = page('link[href="https://cdn.jsdelivr.net/npm/katex@0.13.24/dist/katex.min.css"]');
  expect(sheet.attr("integrity")).toMatch(/^sha384-/);
  expect((await findPage("/concepts/transferability"))('link[href*="katex"]')).toHaveLength(0);
});

it("describes each stream shape in words, and leads from each card to its section", async () => {
  const page = await findPage("/concepts/lockup/stream-shapes");
  const SHAPES = 19;
  const plots = page("article svg[role=img]").toArray();
  expect(plots.length).toBeGreaterThanOrEqual(SHAPES);
  const named = (plot: Element, by: string) =>
    (page(plot).attr(by) ?? "")
      .split(" ")
      .map((id) => page(`[id="${id}"]`).text())
      .join(" ");
  for (const plot of plots) {
    expect(named(plot, "aria-labelledby")).toMatch(/amount over time$/);
    expect(named(plot, "aria-describedby")).toMatch(/tokens at .*, .*tokens at /);
  }
  const cards = page("ul[aria-label$=shapes] a").toArray();
  expect(cards.length).toBeGreaterThanOrEqual(SHAPES);
  for (const card of cards)
    expect(page(`article [id="${page(card).attr("href")!.slice(1)}"]`)).toHaveLength(1);
});

it.each([
  ["/desk", "Address, stream ID or link"],
  ["/desk/claim", "Paste the list instead"],
])("prefetches nothing of the form of %s for a link to it", async (route, words) => {
  const page = await findPage(route);
  expect(page("main form").text()).toContain(words);
  const scripts = JSON.parse(await fetchText("/page-scripts.json")) as Record<string, readonly string[]>;
  for (const script of scripts[route]!) expect(await fetchText(script), script).not.toContain(words);
});
