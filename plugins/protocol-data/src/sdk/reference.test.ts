import { readFileSync } from "node:fs";
import { resolveStreamId, sablier } from "sablier";
import { expect, it } from "vitest";
import { writeReference } from "./reference";

const reference = await writeReference();

it("shows a signature, an example and what it gives", () => {
  expect(reference.queries.find(({ name }) => name === "sablier.chains.get")).toEqual({
    name: "sablier.chains.get",
    declaration: "function get(chainId: number): Sablier.EVM.Chain | undefined",
    says: "Returns the chain with an ID.",
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
  const getResult = (name: string) =>
    [...queries, ...functions].find((documented) => documented.name === name)?.unknown?.result;
  expect(getResult("sablier.contracts.getByAlias")).toBe("undefined");
  expect(getResult("sablier.chains.getOrThrow")).toMatch(/^throws Error: Sablier SDK: Chain with ID 1234567/);
  expect(getResult("resolveStreamId")).toMatch(/^throws Error: Sablier SDK: Unknown EVM contract alias/);
});

it("needs a protocol for exactly the aliases that the pages name", () => {
  const products = ["lockup", "flow", "airdrops", "bob"] as const;
  const found = new Map<string, Set<string>>();
  for (const protocol of products)
    for (const { alias } of sablier.contracts.getAll({ protocol }) ?? [])
      if (alias !== undefined) found.set(alias, (found.get(alias) ?? new Set()).add(protocol));
  const shared = [...found].filter(([, protocols]) => protocols.size > 1).map(([alias]) => alias);
  const named = ["LL2", "LD2", "LL3", "LD3", "LT3", "MSF2", "MSF3"];
  expect(shared.sort()).toEqual([...named].sort());
  const sentence = `${named.slice(0, -1).join(", ")} and ${named.at(-1)}`;
  for (const page of ["docs/api/ids.mdx", "docs/reference/sdk.mdx"])
    expect(readFileSync(page, "utf8")).toContain(sentence);
  for (const alias of named) {
    const stream = { alias, chainId: 1, tokenId: 1 };
    expect(() => resolveStreamId(stream)).toThrow("Ambiguous EVM contract alias");
    expect(resolveStreamId({ ...stream, protocol: "lockup" })).toMatch(/^0x[0-9a-f]{40}-1-1$/);
    expect(sablier.contracts.getByAlias({ alias, chainId: 1 })?.protocol).toBe("airdrops");
    expect(sablier.contracts.getByAlias({ alias, chainId: 1, protocol: "lockup" })?.protocol).toBe("lockup");
    const contractAddress = sablier.contracts.getByAlias({ alias, chainId: 1, protocol: "lockup" })!.address;
    expect(sablier.contracts.get({ chainId: 1, contractAddress })?.protocol).toBe("airdrops");
  }
});

it("has slugs of its own for some chains of the app", () => {
  expect(sablier.chains.getBySlug("ethereum")).toBeUndefined();
  expect(sablier.chains.getBySlug("mainnet")?.id).toBe(1);
});
