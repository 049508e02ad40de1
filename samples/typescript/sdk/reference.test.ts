import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, it } from "vitest";
import { writeReference, type SdkReference } from "./reference";

let reference: SdkReference;
beforeAll(async () => {
  reference = await writeReference();
});

const file = path.join(import.meta.dirname, "reference.json");

it("every function, type and constant of the SDK stands on its page, and each example gives what stands there", () => {
  const text = `${JSON.stringify(reference, null, 2)}\n`;
  // Like the figures: `UPDATE_FIGURES=1` writes the file afresh.
  if (process.env.UPDATE_FIGURES === "1") writeFileSync(file, text);
  expect(
    JSON.parse(text),
    "write the file afresh with UPDATE_FIGURES=1 npx vitest run samples/typescript/sdk, and read what changed",
  ).toEqual(JSON.parse(readFileSync(file, "utf8")));
});

it("a name, chain or alias that nobody knows is undefined where it is looked up, and an error where it must be", () => {
  const { queries, functions } = reference;
  const resultOf = (name: string) =>
    [...queries, ...functions].find((one) => one.name === name)?.unknown?.result;
  expect(resultOf("sablier.chains.get")).toBe("undefined");
  expect(resultOf("sablier.contracts.getByAlias")).toBe("undefined");
  expect(resultOf("sablier.chains.getOrThrow")).toMatch(/^throws Error: Sablier SDK: Chain with ID 1234567/);
  expect(resultOf("resolveStreamId")).toMatch(/^throws Error: Sablier SDK: Unknown EVM contract alias/);
});
