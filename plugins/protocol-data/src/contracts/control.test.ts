import path from "node:path";
import { expect, it } from "vitest";
import {
  adminFunctions,
  campaignFunctions,
  findReleaseControl,
  isAmong,
} from "../../../../data/contracts/governance";
import { productNames } from "../../../../data/site/products";
import { PROTOCOL } from "../../../../src/protocol/evm/chain";
import { getFunctionName } from "../../../../src/protocol/evm/contractFunction";
import { readFunctions } from "./functions";
import { readReleases } from "./releases";

/** What the page of governance says of releases, against their ABIs. */

const functions = readFunctions(path.resolve(__dirname, "../../../.."));
const listVersions = (product: keyof typeof productNames) =>
  readReleases()
    .filter((release) => release.product === product)
    .map(({ version }) => version);
const listReleases = (name: string, prefix: "Lockup" | "Flow" | "Airdrops") => {
  const all = functions.filter((item) => getFunctionName(item) === name).flatMap(({ releases }) => releases);
  return [
    ...new Set(all.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length + 1))),
  ].sort();
};

it.each(adminFunctions.map((adminFunction) => [adminFunction.name, adminFunction]))(
  "%s is in the releases that it is listed for",
  (name, administered) => {
    for (const product of ["lockup", "flow", "airdrops"] as const) {
      // The admin of a campaign is another account.
      if (product === "airdrops" && name === "transferAdmin") continue;
      expect(
        listVersions(product).filter((version) => isAmong(version, administered[product])),
        "say in `adminFunctions` of data/contracts/governance.ts which releases have it",
      ).toEqual(listReleases(name, productNames[product]));
    }
  },
);

it.each(campaignFunctions.map((campaignFunction) => [campaignFunction.name, campaignFunction]))(
  "%s of a campaign is in the releases that it is listed for",
  (name, administered) => {
    const there = listReleases(name, "Airdrops").filter((version) => !version.startsWith("v1."));
    expect(
      listVersions("airdrops").filter((version) => isAmong(version, administered.airdrops)),
      "say in `campaignFunctions` of data/contracts/governance.ts which releases have it",
    ).toEqual(there);
  },
);

it("says that a release answers to the Comptroller where it asks it for the minimum fee", () => {
  for (const { product, version, hasMinimum } of readReleases()) {
    expect(
      findReleaseControl(product, version) === "comptroller",
      `say in \`controlFrom\` of data/contracts/governance.ts what ${product} ${version} answers to`,
    ).toBe(hasMinimum);
  }
});

it("knows no release that can be upgraded or paused as a whole", () => {
  const declarations = functions
    .filter(({ releases }) => releases.some((release) => /^(?:Lockup|Flow|Airdrops v[23])/u.test(release)))
    .map(({ declaration }) => declaration);
  expect(declarations).toContain("pause(uint256 streamId)");
  expect(
    declarations.filter((declaration) => /^(?:upgrade|pause\(\)|unpause|freeze)/u.test(declaration)),
  ).toEqual([]);
});

it("asks for functions that are there, by the contract's numbers", () => {
  const declared = functions.map(({ declaration }) => declaration);
  for (const declaration of [
    "admin()",
    "comptroller()",
    "getMinFeeUSD(uint8 protocol)",
    "MAX_FEE_USD()",
    "minFeeUSD()",
  ]) {
    expect(declared).toContain(declaration);
  }
  expect(PROTOCOL).toMatchObject({ airdrops: 0, flow: 1, lockup: 2 });
});
