import { expect, it } from "vitest";
import { writeReference } from "./reference";

const reference = await writeReference();

it("shows a signature, an example and what it gives", () => {
  expect(reference.queries.find(({ name }) => name === "sablier.chains.get")).toEqual({
    name: "sablier.chains.get",
    declaration: "function get(chainId: number): Sablier.EVM.Chain | undefined",
    says: "The chain of an id.",
    code: "sablier.chains.get(8453)?.name",
    result: '"Base"',
    unknown: { code: "sablier.chains.get(1234567)", result: "undefined" },
  });
});

it("shows what a constant holds, and the fields of a type", () => {
  expect(reference.constants.find(({ name }) => name === "enums")?.holds).toBe("Protocol, Version");
  expect(reference.types.find(({ name }) => name === "Shared.Chain")?.declaration).toContain("slug: string");
});

it("a name, chain or alias that nobody knows is undefined where it is looked up, and an error where it must be", () => {
  const { queries, functions } = reference;
  const resultOf = (name: string) =>
    [...queries, ...functions].find((one) => one.name === name)?.unknown?.result;
  expect(resultOf("sablier.contracts.getByAlias")).toBe("undefined");
  expect(resultOf("sablier.chains.getOrThrow")).toMatch(/^throws Error: Sablier SDK: Chain with ID 1234567/);
  expect(resultOf("resolveStreamId")).toMatch(/^throws Error: Sablier SDK: Unknown EVM contract alias/);
});
