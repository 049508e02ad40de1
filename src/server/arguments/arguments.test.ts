import { describe, expect, it } from "vitest";
import { z } from "zod";
import { announce, findNearestName, readArguments, readModel } from ".";

describe("findNearestName", () => {
  it.each([
    ["chainId", "chain"],
    ["Query", "query"],
    ["cliffTime", "cliff"],
    ["lenght", "length"],
    ["zzzzzz", undefined],
    ["", undefined],
  ])("reads %j as %j", (given, meant) => {
    expect(findNearestName(given, ["chain", "query", "cliff", "length", "to"])).toBe(meant);
  });

  it.each([
    ["network", "chain"],
    ["version", "release"],
    ["url", "page"],
    ["max_results", "limit"],
    ["offset", "cursor"],
    ["heading", "section"],
    ["constructor", undefined],
  ])("reads %j as %j, which share no letters", (given, meant) => {
    expect(findNearestName(given, ["chain", "release", "page", "limit", "cursor", "section"])).toBe(meant);
  });
});

const shape = {
  name: z.string().describe("A name: Ada"),
  count: z.number().int().max(9).default(1).describe("Number of things: 3"),
  kind: z.enum(["big", "small"]).optional().describe("Its kind"),
  list: z
    .array(z.object({ at: z.number().describe("Seconds: 5") }))
    .optional()
    .describe("A list"),
};

describe("announce", () => {
  it("contains nothing but flat types", () => {
    expect(announce(shape)).toEqual({
      type: "object",
      properties: {
        name: { type: "string", description: "A name: Ada" },
        count: { type: "integer", description: "Number of things: 3" },
        kind: { type: "string", description: "Its kind", enum: ["big", "small"] },
        list: {
          type: "array",
          description: "A list",
          items: {
            type: "object",
            properties: { at: { type: "number", description: "Seconds: 5" } },
            required: ["at"],
          },
        },
      },
      required: ["name"],
    });
  });
});

describe("readArguments", () => {
  it.each([
    [{ name: "a" }, { name: "a", count: 1 }],
    [
      { name: 7, count: "2", kind: " BIG. " },
      { name: "7", count: 2, kind: "big" },
    ],
    [
      { name: "1e234567", count: null, kind: "" },
      { name: "1e234567", count: 1 },
    ],
    [
      { name: "a", list: '[{"at":"5"}]', task_progress: "x" },
      { name: "a", count: 1, list: [{ at: 5 }] },
    ],
  ])("reads %j", (given, read) => {
    expect(readArguments(shape, given)).toEqual(read);
  });

  it.each([
    [undefined, /^name is missing\. What belongs here: A name: Ada\.$/],
    [
      { name: "a", nmae: "b" },
      /^nmae: This tool has no field of this name\. Did you mean name\? Its fields are name, count/,
    ],
    [{ name: 2 ** 60 }, /^name: write the digits in quotes, .* 1152921504606847000 loses digits/],
    [
      { name: "a", count: 1e9 },
      /^count: 1000000000 is too large: at most 9\. What belongs here: Number of things: 3\.$/,
    ],
    [{ name: "a", kind: "huge" }, /^kind: "huge" is not one of big, small/],
    [{ name: "a", list: [{ at: 1, by: 2 }] }, /^by: list\[0\] has no field of this name/],
    [{ name: "a", list: [{}] }, /^list\[0\]\.at is missing\. What belongs here: Seconds: 5/],
    [{ name: "a", __proto__: null, constructor: 1 }, /^constructor: /],
  ])("refuses %j", (given, sentence) => {
    expect(() => readArguments(shape, given)).toThrow(sentence);
  });
});

describe("readModel", () => {
  const models = {
    round: z.object({ radius: z.string().describe("Metres: 3"), place: z.number().default(0) }),
    square: z.object({ side: z.string().describe("Metres: 4") }),
  };

  it("leaves out what a strict client filled in for other models", () => {
    expect(readModel(models, { model: "round", radius: "3", side: "0" }, "shape")).toEqual({
      model: "round",
      radius: "3",
      place: 0,
    });
  });

  it.each([
    [
      { model: "round", side: "4" },
      /^shape\.side: the model round has no such field\. Its fields are radius, place/,
    ],
    [
      { model: "square" },
      /^shape\.side is missing: the model square needs side\. What belongs here: Metres: 4/,
    ],
  ])("refuses %j", (given, sentence) => {
    expect(() => readModel(models, given, "shape")).toThrow(sentence);
  });
});
