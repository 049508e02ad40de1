import { describe, expect, it } from "vitest";
import { catalog } from "../shapes/catalog";
import { drawingOf, drawingsOf } from "./drawings";
import { draw } from "./streamPlot";

const drawings = catalog.map(draw);

describe("the drawings", () => {
  it("are found by the shape, those of airdrops by their family too", () => {
    expect(drawingOf(drawings, "linear")).toMatchObject({ key: "linear", family: "lockup" });
    expect(drawingOf(drawings, "airdrops/linear")).toMatchObject({ family: "airdrops" });
  });

  it("are found by the family", () => {
    expect(drawingsOf(drawings, "lockup")).toHaveLength(19);
    expect(drawingsOf(drawings, "lockup").at(-1)!.key).toBe("priceGated");
    expect(drawingsOf(drawings, "airdrops")).toHaveLength(8);
  });

  it("say what there is when a page asks for something else", () => {
    expect(() => drawingOf(drawings, "liner")).toThrowError(/No shape "liner". There are: linear, /);
    expect(() => drawingsOf(drawings, "bob")).toThrowError(
      'No family "bob". There are: lockup, flow, airdrops.',
    );
  });
});
