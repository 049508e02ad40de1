import path from "node:path";
import { expect, it } from "vitest";
import fillFromSamples from "./remark";

const fill = fillFromSamples({ root: path.join(__dirname, "fixtures") });
const block = (meta: string, value = "") => ({ type: "root", children: [{ type: "code", meta, value }] });

it("fills a block from a region and keeps the other words of the fence", () => {
  const tree = block('file="sample.ts" region="greet" title="sample.ts"');
  fill(tree, {});
  expect(tree.children[0]).toEqual({
    type: "code",
    meta: 'title="sample.ts"',
    value: 'export const greeting = "hello";',
  });
});

it("leaves other blocks alone", () => {
  const tree = block('title="x"', "1 + 1");
  fill(tree, {});
  expect(tree.children[0]!.value).toBe("1 + 1");
});

it.each([
  ['file="missing.ts"', "", /missing\.ts/],
  ['file="sample.ts" region="nothing"', "", /no region/],
  ['file="sample.ts" region="greet"', "code", /holds code as well/],
])("fails for %s", (meta, value, message) => {
  expect(() => fill(block(meta, value), { path: "page.mdx" })).toThrow(message);
});
