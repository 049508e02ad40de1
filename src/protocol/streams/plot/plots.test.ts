import { describe, expect, it } from "vitest";
import { catalog } from "../shapes/catalog";
import { plotOf, plotsOf } from "./plots";
import { plotShape } from "./streamPlot";

const plots = catalog.map((shape) => plotShape(shape));

describe("the plots", () => {
  it("are found by the shape, those of airdrops by their family too", () => {
    expect(plotOf(plots, "linear")).toMatchObject({ key: "linear", family: "lockup" });
    expect(plotOf(plots, "airdrops/linear")).toMatchObject({ family: "airdrops" });
  });

  it("are found by the family", () => {
    expect(plotsOf(plots, "lockup")).toHaveLength(19);
    expect(plotsOf(plots, "lockup").at(-1)!.key).toBe("priceGated");
    expect(plotsOf(plots, "airdrops")).toHaveLength(8);
  });

  it("say what there is when a page asks for something else", () => {
    expect(() => plotOf(plots, "liner")).toThrowError(/No shape "liner". There are: linear, /);
    expect(() => plotsOf(plots, "bob")).toThrowError('No family "bob". There are: lockup, flow, airdrops.');
  });
});
