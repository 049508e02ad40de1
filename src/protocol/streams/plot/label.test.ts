import { expect, it } from "vitest";
import { catalog } from "../shapes/catalog";
import { FRAME } from "./frame";
import { writeLabel } from "./label";
import { plotShape } from "./streamPlot";

const level = (y: number) => [
  { x: 0, y },
  { x: 300, y },
];

it("stands in the middle of an area that is as high everywhere", () => {
  const label = writeLabel("Covered", level(20), level(100));
  expect(label).toMatchObject({ text: "Covered", y: 60 });
});

it("stands where the area is highest", () => {
  const rising = [
    { x: 0, y: 100 },
    { x: 300, y: 0 },
  ];
  expect(writeLabel("Streamed", rising, level(100))!.x).toBeGreaterThan(200);
  expect(writeLabel("Locked", level(0), rising)!.x).toBeLessThan(100);
});

it("is left out where it has no room: too low, too narrow, or parted by a step", () => {
  expect(writeLabel("Streamed", level(84), level(100))).toBeUndefined();
  expect(writeLabel("x".repeat(60), level(0), level(100))).toBeUndefined();
  const steps = [0, 50, 100, 150, 200, 250].flatMap((x, index) => [
    { x, y: index % 2 ? 10 : 95 },
    { x: x + 50, y: index % 2 ? 10 : 95 },
  ]);
  expect(writeLabel("Uncovered debt", steps, level(100))).toBeUndefined();
});

it("names what is streamed and what is locked in most shapes of Lockup, inside the frame", () => {
  const labels = catalog.filter(({ family }) => family === "lockup").map((shape) => plotShape(shape).labels);
  const texts = labels.flat().map(({ text }) => text);
  expect(new Set(texts)).toEqual(new Set(["Streamed", "Locked"]));
  expect(texts.length).toBeGreaterThan(labels.length);
  for (const { x, y } of labels.flat()) {
    expect(x).toBeGreaterThan(FRAME.left);
    expect(x).toBeLessThan(FRAME.right);
    expect(y).toBeGreaterThan(FRAME.top);
    expect(y).toBeLessThan(FRAME.bottom);
  }
});
