import { describe, expect, it } from "vitest";
import { catalog } from "../shapes/catalog";
import { findPlot, listPlots } from "./plots";
import { plotShape } from "./streamPlot";

const plots = catalog.map((shape) => plotShape(shape));

describe("the plots", () => {
  it("are found by the shape, those of airdrops by their family too", () => {
    expect(findPlot(plots, "linear")).toMatchObject({ key: "linear", family: "lockup" });
    expect(findPlot(plots, "airdrops/linear")).toMatchObject({ family: "airdrops" });
  });

  it("are found by the family", () => {
    expect(listPlots(plots, "lockup")).toHaveLength(19);
    expect(listPlots(plots, "lockup").at(-1)!.key).toBe("priceGated");
    expect(listPlots(plots, "airdrops")).toHaveLength(8);
  });

  it("say what there is when a page asks for something else", () => {
    expect(() => findPlot(plots, "liner")).toThrowError(/No shape "liner". There are: linear, /);
    expect(() => listPlots(plots, "bob")).toThrowError('No family "bob". There are: lockup, flow, airdrops.');
  });
});
