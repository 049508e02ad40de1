import { describe, expect, it } from "vitest";
import { numberModules, type NamedModule } from "./moduleIds";

const ROOT = "/home/reader/site";

const getModule = (name: string, context = ROOT): NamedModule => ({
  identifier: () => `loader!${context}/${name}`,
  libIdent: ({ context: from }) => `./${`${context}/${name}`.slice(from.length + 1)}`,
});
const names = Array.from({ length: 5_000 }, (_, index) => `src/module${index}.ts`);
const listNumbers = (modules: readonly NamedModule[], context = ROOT) => {
  numberModules(modules, context);
  return new Map(modules.map((module) => [module.libIdent!({ context }), module.id]));
};
const entries = (numbers: ReadonlyMap<unknown, unknown>) =>
  [...numbers].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));

describe("the numbers of modules", () => {
  const numbers = listNumbers(names.map((name) => getModule(name)));

  it("differ from each other, and have at most six digits", () => {
    expect(new Set(numbers.values()).size).toBe(names.length);
    expect(Math.max(...[...numbers.values()].map(Number))).toBeLessThan(1_000_000);
  });

  it("do not follow from the order of the modules", () => {
    const reversed = listNumbers(names.toReversed().map((name) => getModule(name)));
    expect(entries(reversed)).toEqual(entries(numbers));
  });

  it("do not follow from the folder of the site", () => {
    const elsewhere = listNumbers(
      names.map((name) => getModule(name, "/srv/copy")),
      "/srv/copy",
    );
    expect(entries(elsewhere)).toEqual(entries(numbers));
  });

  it("are kept where a module has one", () => {
    const module = { ...getModule("src/module0.ts"), id: 7 };
    numberModules([module], ROOT);
    expect(module.id).toBe(7);
  });

  it("are made of the complete name where a module has no other", () => {
    const module: NamedModule = { identifier: () => `${ROOT}/virtual` };
    numberModules([module], ROOT);
    const copy: NamedModule = { identifier: () => "/srv/copy/virtual" };
    numberModules([copy], "/srv/copy");
    expect(module.id).toBe(copy.id);
  });
});
