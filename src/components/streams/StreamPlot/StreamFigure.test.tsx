import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { plotShape } from "@site/src/protocol/streams/plot/streamPlot";
import { catalog, find } from "@site/src/protocol/streams/shapes/catalog";
import { FlowPlot } from "../FlowPlot/FlowPlot";
import { ShapeCards } from "../ShapeGallery/ShapeCards";
import { StreamFigure } from "./StreamFigure";

const lockup = catalog.filter(({ family }) => family === "lockup").map((shape) => plotShape(shape));

describe("StreamFigure", () => {
  const html = renderToStaticMarkup(<StreamFigure plot={plotShape(find("cliff"))} />);
  const page = load(html);

  it("is an image with a title and a description, both found by their ids", () => {
    const svg = page("svg[role=img]");
    const getText = (attribute: string): string => page(`[id="${svg.attr(attribute)}"]`).text();
    expect(getText("aria-labelledby")).toBe("Cliff: streamed amount over time");
    expect(getText("aria-describedby")).toContain("25 tokens at day 25, 50 tokens at day 50");
  });

  it("tells model, functions, parameters and legend in words", () => {
    const text = page("figure").text();
    expect(text).toContain(
      "Lockup Linear, since Lockup v1.0: createWithDurationsLL or createWithTimestampsLL",
    );
    expect(
      page("dt")
        .toArray()
        .map((term) => page(term).text()),
    ).toEqual(["Deposit", "Duration", "Cliff", "Unlock at the cliff", "Granularity"]);
    expect(
      page("li")
        .toArray()
        .map((item) => page(item).text()),
    ).toEqual(["Streamed", "Deposit", "Released at once"]);
  });

  it("stays small", () => {
    expect(html.length).toBeLessThan(7_000);
  });
});

describe("ShapeCards", () => {
  const page = load(renderToStaticMarkup(<ShapeCards plots={lockup} isLinked />));

  it("shows every shape once, the deprecated ones apart", () => {
    const lists = page("ul[aria-label]").toArray();
    expect(lists.map((list) => page(list).children().length)).toEqual([13, 6]);
    expect(page("svg[role=img]")).toHaveLength(lockup.length);
  });

  it("links shapes to their sections", () => {
    expect(
      page("a")
        .toArray()
        .map((link) => page(link).attr("href")),
    ).toEqual([
      "#linear",
      "#unlock-linear",
      "#cliff",
      "#unlock-cliff",
      "#unlock-in-steps",
      "#linear-timelock",
      "#exponential",
      "#cliff-exponential",
      "#double-unlock",
      "#unlock-monthly",
      "#backweighted",
      "#tranched-timelock",
      "#price-gated",
      "#dynamic-unlock-linear",
      "#dynamic-unlock-cliff",
      "#dynamic-stepper",
      "#dynamic-monthly",
      "#dynamic-timelock",
      "#tranched-stepper",
    ]);
  });

  it("names no two shapes alike, and says what a plot assumes that depends on a price", () => {
    const names = lockup.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const card = page("li", page("ul[aria-label]")).filter((_, item) =>
      page(item).text().includes("Price Gated"),
    );
    expect(card.find("p").last().text()).toBe(
      "In this example, the price reaches the target in week 26 and falls below it in week 34. The stream ends in week 52.",
    );
  });

  it("repeats no id", () => {
    const ids = page("[id]")
      .toArray()
      .map((element) => page(element).attr("id"));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("FlowPlot", () => {
  it("tells events, depletion and areas in words", () => {
    const page = load(
      renderToStaticMarkup(
        <FlowPlot
          title="Topped up late"
          tokensPerDay={100}
          days={12}
          events={[
            { day: 0, deposit: 200 },
            { day: 10, deposit: 2800 },
            { day: 10, withdraw: 1000 },
          ]}
        />,
      ),
    );
    expect(
      page("ol li")
        .toArray()
        .map((item) => page(item).text()),
    ).toEqual([
      "200 tokens deposited at the start",
      "2,800 tokens deposited at day 10",
      "1,000 tokens withdrawn at day 10",
    ]);
    expect(page("figcaption").text()).toContain("Depleted at day 2");
    expect(page("desc").text()).toContain("The balance is depleted at day 2.");
  });
});
