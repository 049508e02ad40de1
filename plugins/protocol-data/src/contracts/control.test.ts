import path from "node:path";
import { expect, it } from "vitest";
import { adminFunctions, controlledReleases } from "../../../../data/contracts/governance";
import { PROTOCOL } from "../../../../src/lib/evm/chain";
import { nameOf } from "../../../../src/lib/evm/contractFunction";
import { readFunctions } from "./functions";
import { readStreamContracts } from "./streamContracts";

/** What the page of governance says of releases, against their ABIs. */

const functions = readFunctions(path.resolve(__dirname, "../../../.."));
const releasesOf = (name: string, prefix: "Lockup" | "Flow") => {
  const all = functions.filter((one) => nameOf(one) === name).flatMap(({ releases }) => releases);
  return [
    ...new Set(all.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length + 1))),
  ].sort();
};

it.each(adminFunctions.map((one) => [one.name, one]))(
  "%s is in the releases that it is listed for",
  (name, one) => {
    const remedy = "list in `adminFunctions` of data/contracts/governance.ts the releases that have it";
    expect(one.lockup, remedy).toEqual(releasesOf(name, "Lockup"));
    expect(one.flow, remedy).toEqual(releasesOf(name, "Flow"));
  },
);

it("lists every release of Lockup and Flow", () => {
  const known = readStreamContracts().map(({ protocol, version }) => `${protocol} ${version}`);
  expect(
    controlledReleases.map(({ product, version }) => `${product} ${version}`).sort(),
    "say in `controlledReleases` of data/contracts/governance.ts what the release answers to",
  ).toEqual([...new Set(known)].sort());
});

it("knows no release that can be upgraded or paused as a whole", () => {
  const declarations = functions
    .filter(({ releases }) => releases.some((one) => /^(?:Lockup|Flow)/u.test(one)))
    .map(({ declaration }) => declaration);
  expect(declarations).toContain("pause(uint256 streamId)");
  expect(declarations.filter((one) => /^(?:upgrade|pause\(\)|unpause|freeze)/u.test(one))).toEqual([]);
});

it("asks for functions that are there, by the contract's numbers", () => {
  const declared = functions.map(({ declaration }) => declaration);
  for (const one of ["admin()", "comptroller()", "getMinFeeUSD(uint8 protocol)", "MAX_FEE_USD()"]) {
    expect(declared).toContain(one);
  }
  expect(PROTOCOL).toMatchObject({ flow: 1, lockup: 2 });
});
