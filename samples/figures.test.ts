import { expect, it } from "vitest";
import { FigureRecord, FiguresDiffer } from "./figures";

it("fails when a figure that pages show differs from the run", () => {
  const figures = new FigureRecord("samples/fixtures/differs.json", "fixture");
  figures.amount("half", 500n, 0);
  figures.text("new", "SETTLED");
  expect(() => figures.check(false)).toThrow(FiguresDiffer);
  expect(() => figures.check(false)).toThrow("fixture.half: pages show 499, the run gave 500");
  expect(() => figures.check(false)).toThrow("fixture.gone: pages show 1, the run gave nothing");
  expect(() => figures.check(false)).toThrow("fixture.new: pages show nothing, the run gave SETTLED");
});
