import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";
import { writeSignature } from "../../../../src/protocol/evm/revert";
import { readErrors } from "./content";

const siteDir = path.resolve(__dirname, "../../../..");
const { catalogue, earlier, libraries } = readErrors(siteDir, "https://docs.example/reference/errors");
const all = [...catalogue, ...earlier, ...libraries.errors];

describe("readLibraries", () => {
  it.each(["@openzeppelin/contracts", "@prb/math"])("knows every error that %s declares", (name) => {
    const folder = path.join(siteDir, "node_modules", name);
    const declared = new Set(
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".sol"))
        .flatMap((file) => [
          ...readFileSync(path.join(folder, file), "utf8").matchAll(/^\s*error\s+(\w+)\s*\(/gm),
        ])
        .map(([, error]) => error!),
    );
    expect(declared.size).toBeGreaterThan(60);
    const known = new Set(all.map((error) => error.name));
    expect([...declared].filter((error) => !known.has(error))).toEqual([]);
  });

  it("has each selector once, of its signature, and none of a Sablier release", () => {
    expect(new Set(all.map(({ selector }) => selector)).size).toBe(all.length);
    for (const error of libraries.errors)
      expect(error.selector).toBe(toFunctionSelector(writeSignature(error)));
  });

  it("says of each what went wrong, and which library declares it", () => {
    for (const { name, cause, remedy, library } of libraries.errors) {
      expect(cause, name).toMatch(/^\S.*[^.\s]$/);
      expect(cause, name).not.toContain("{");
      expect(remedy, name).not.toBe("");
      expect(library, name).toMatch(/^(OpenZeppelin Contracts|PRBMath|ERC-\d+|Bob v1\.0|Arbitrum Stylus)$/);
    }
    expect(libraries.versions).toEqual([
      expect.stringMatching(/^OpenZeppelin Contracts \d+\.\d+\.\d+$/),
      expect.stringMatching(/^PRBMath \d+\.\d+\.\d+$/),
    ]);
  });

  it("has the error of ERC-7751 by the selector that the standard names", () => {
    expect(libraries.errors.find(({ selector }) => selector === "0x90bfb865")).toMatchObject({
      name: "WrappedError",
      library: "ERC-7751",
    });
  });

  it("has the errors of Bob", () => {
    expect(libraries.errors.find(({ selector }) => selector === "0x87c30df5")).toMatchObject({
      name: "SablierBob_DepositAmountZero",
      library: "Bob v1.0",
      raisedBy: ["SablierBob"],
    });
  });

  it("reads numbers of PRBMath as their ABI types", () => {
    expect(libraries.errors.find(({ name }) => name === "PRBMath_SD59x18_Sqrt_Overflow")).toMatchObject({
      arguments: [{ name: "x", type: "int256" }],
      cause: "The number is too large for the square root of SD59x18",
    });
  });
});
