import path from "node:path";
import { sablier } from "sablier";
import { parseAbiItem, toFunctionSelector } from "viem";
import { expect, it } from "vitest";
import { readErrors } from "../errors/content";
import { readFunctions } from "./functions";

const siteDir = path.resolve(__dirname, "../../../..");
const functions = readFunctions(siteDir);

it("declares each function so that its selector and inputs can be computed from it", () => {
  expect(functions.length).toBeGreaterThan(300);
  for (const { selector, declaration } of functions)
    expect(toFunctionSelector(parseAbiItem(`function ${declaration}`) as never), declaration).toBe(selector);
});

it("names the releases and the inputs of the newest of them", () => {
  expect(functions.find(({ selector }) => selector === "0xfdd46d60")).toEqual({
    selector: "0xfdd46d60",
    declaration: "withdraw(uint256 streamId, address to, uint128 amount)",
    contract: "SablierLockup",
    releases: [
      ...sablier.releases.getAll({ protocol: "lockup" }).map(({ version }) => `Lockup ${version}`),
      ...sablier.releases.getAll({ protocol: "flow" }).map(({ version }) => `Flow ${version}`),
    ],
  });
});

it("shares no selector with an error, so that calldata is never read as one", () => {
  const { catalogue, earlier, libraries } = readErrors(siteDir, "https://docs.example/reference/errors");
  const errors = new Set([...catalogue, ...earlier, ...libraries.errors].map(({ selector }) => selector));
  expect(functions.filter(({ selector }) => errors.has(selector))).toEqual([]);
});
