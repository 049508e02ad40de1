import { expect, it } from "vitest";
import { exampleLinks } from "../../../../data/apps/appLinks";
import { compose, parse } from "../../../protocol/links/appLinks/appLinks";
import { kinds, composeLink, readValues } from "./fields";

it.each(exampleLinks.map(({ url }) => url))("fills the form from %s and builds it again", (url) => {
  const filled = readValues(parse(url))!;
  const kind = kinds.find(({ id }) => id === filled.kind)!;
  for (const name of Object.keys(filled.values))
    expect(kind.fields.map((field) => field.name)).toContain(name);
  expect(compose(composeLink(filled.kind, filled.values))).toBe(url);
});

it.each(kinds.map((kind) => [kind.id, kind] as const))("begins with a valid %s", (_, { id, example }) => {
  expect(compose(composeLink(id, example))).toMatch(/^https:\/\/app\.sablier\.com\//);
});

it("leaves a wrong number to the check", () => {
  expect(() => compose(composeLink("paymentsSearch", { chainId: "base" }))).toThrow("not a chain id");
  expect(() => compose(composeLink("stream", { product: "vesting" }))).toThrow("three parts");
});

it("has no form for pages without parameters", () => {
  expect(readValues(parse("https://app.sablier.com/vesting/gallery"))).toBeUndefined();
});
