import { expect, it } from "vitest";
import keepWordsTogether from "./unbrokenWords";

const text = (value: string) => ({ type: "text", value });

it("keeps ERC-20 and ids of streams on one line, in text alone", () => {
  const tree = {
    type: "root",
    children: [
      { type: "element", tagName: "p", children: [text("An ERC-20 token, or LK3-1-42.")] },
      { type: "element", tagName: "code", children: [text("ERC-20")] },
      { type: "element", tagName: "p", children: [text("A half-open range")] },
    ],
  };
  keepWordsTogether()(tree);
  const unbroken = (value: string) => ({
    type: "element",
    tagName: "span",
    properties: { className: ["nowrap"] },
    children: [text(value)],
  });
  expect(tree.children[0]!.children).toEqual([
    text("An "),
    unbroken("ERC-20"),
    text(" token, or "),
    unbroken("LK3-1-42"),
    text("."),
  ]);
  expect(tree.children[1]!.children).toEqual([text("ERC-20")]);
  expect(tree.children[2]!.children).toEqual([text("A half-open range")]);
});
