import { readdirSync } from "node:fs";
import path from "node:path";
import { sablier } from "sablier";
import { toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";
import { currentReleases } from "../../../../data/contracts/currentReleases";
import { linkedErrors } from "../../../../data/errors/earlierReleases";
import { findErrors } from "./abi";
import { readCatalogue } from "./catalogue";
import { toRecords } from "./download";
import { readEarlierErrors } from "./earlierErrors";
import { readLibraries } from "./libraries";

const siteDir = path.resolve(__dirname, "../../../..");
const catalogue = readCatalogue(siteDir);
const earlier = readEarlierErrors(siteDir, catalogue);
const page = "https://docs.sablier.com/reference/errors";
const known = new Set([...catalogue, ...earlier].map(({ selector }) => selector));
const bob = readLibraries(siteDir, known).errors.filter(({ releases }) => releases.length > 0);
const records = toRecords({ catalogue, earlier, bob, page });
const named = (name: string) => records.find((record) => record.name === name);
const at = (selector: string) => records.find((record) => record.selector === selector);

/** Returns `Error(uint256)` of `Error(uint256 name)`. */
const getSignature = ([declared]: readonly [string, ...unknown[]]) =>
  declared.replace(/ \w+(?=[,)])/g, "").replaceAll(" ", "");

/** Returns the releases of Lockup from one on, as errors name them. */
const lockupSince = (first: string) =>
  sablier.releases
    .getAll({ protocol: "lockup" })
    .filter(({ version }) => version >= first)
    .map(({ version }) => `Lockup ${version}`);

describe("toRecords", () => {
  it("holds every error, each once, with the selector of its signature", () => {
    expect(records).toHaveLength(catalogue.length + earlier.length + bob.length);
    expect(new Set(records.map(({ selector }) => selector)).size).toBe(records.length);
    for (const { signature, selector } of records) expect(toFunctionSelector(signature)).toBe(selector);
  });

  it("names the releases of a current error, and where the page explains it", () => {
    expect(at("0xb2ae7633")).toMatchObject({
      name: "SablierLockup_WithdrawAmountZero",
      group: "lockup",
      url: `${page}#sablierlockup_withdrawamountzero`,
      releases: lockupSince("v3.0"),
      isCurrent: true,
      successor: null,
      isNeverRaised: false,
    });
  });

  it("has the errors of Bob, with the page of the decoder and not a heading that the page lacks", () => {
    expect(bob.length).toBeGreaterThan(30);
    expect(named("SablierBob_VaultNotActive")).toMatchObject({
      url: page,
      releases: ["Bob v1.0"],
      isCurrent: true,
      cause: "The vault is not active",
    });
  });

  it("names the releases of an earlier error, and what it is called today", () => {
    expect(at("0xf747ab7c")).toMatchObject({
      name: "SablierLockupBase_WithdrawAmountZero",
      url: `${page}#0xf747ab7c`,
      contracts: [],
      releases: ["Lockup v2.0"],
      isCurrent: false,
      successor: "SablierLockup_WithdrawAmountZero",
    });
  });

  it("names every release whose ABI has the error", () => {
    const root = path.join(siteDir, "node_modules/sablier/abi");
    const products = { lockup: "Lockup", flow: "Flow", airdrops: "Airdrops", comptroller: "Comptroller" };
    const missing = Object.entries(products).flatMap(([product, label]) =>
      readdirSync(path.join(root, product)).flatMap((version) =>
        readdirSync(path.join(root, product, version))
          .flatMap((file) => findErrors(path.join(root, product, version, file)))
          .map(({ name, inputs }) => `${name}(${inputs.map(({ type }) => type).join(",")})`)
          .filter(
            (declaration) => !at(toFunctionSelector(declaration))?.releases.includes(`${label} ${version}`),
          )
          .map((declaration) => `${label} ${version}: ${declaration}`),
      ),
    );
    expect(missing).toEqual([]);
    const counts = new Map<string, number>();
    for (const { releases } of records) {
      for (const release of releases) counts.set(release, (counts.get(release) ?? 0) + 1);
    }
    expect(counts.get("Flow v2.0")).toBeGreaterThanOrEqual(40);
  });

  it("names releases product by product, the oldest first, each once", () => {
    expect(named("SablierLockup_Overdraw")?.releases).toEqual(lockupSince("v3.0"));
    expect(named("UnauthorizedAccess")?.releases).toEqual(["Comptroller v1.0", "Comptroller v1.1"]);
    expect(named("CallerNotAdmin")?.releases).toEqual([
      ...["v1.0", "v1.1", "v1.2", "v2.0"].map((version) => `Lockup ${version}`),
      ...["v1.0", "v1.1"].map((version) => `Flow ${version}`),
      ...["v1.1", "v1.2", "v1.3", "v2.0", "v3.0"].map((version) => `Airdrops ${version}`),
      ...["v1.0", "v1.1"].map((version) => `Comptroller ${version}`),
    ]);
  });

  it.each([
    ["SablierLockupHelpers_StartTimeZero", "v4.0"],
    ["SafeOracle_DecimalsZero", "v4.0"],
    ["PRBMath_SD59x18_Exp2_InputTooBig", "v1.0"],
  ])("counts what a contract is linked with to its releases: %s", (name, since) => {
    expect(named(name)?.releases).toEqual(lockupSince(since));
  });

  it.each(["lockup", "flow"] as const)(
    "knows the errors of the libraries that %s is linked with",
    (product) => {
      const signaturesIn = (folder: string) =>
        readdirSync(folder)
          .flatMap((file) => findErrors(path.join(folder, file)))
          .map(({ name, inputs }) => `${name}(${inputs.map(({ type }) => type).join(",")})`);
      const { release } = currentReleases[product];
      const own = signaturesIn(path.join(siteDir, "node_modules/sablier/abi", product, release));
      const libraries = signaturesIn(
        path.join(siteDir, "node_modules/@sablier", product, "artifacts/libraries"),
      );
      const recorded = linkedErrors.filter(([, releases]) => typeof releases === "string").map(getSignature);
      expect(
        product === "lockup" ? recorded.toSorted() : [],
        "write them, and the last release of what is gone, into `linkedErrors` of data/errors/earlierReleases.ts",
      ).toEqual([...new Set(libraries)].filter((library) => !own.includes(library)).toSorted());
    },
  );

  it("ties no release to what no ABI of a release has", () => {
    const without = records.filter(({ releases }) => releases.length === 0).map(({ name }) => name);
    expect(without.filter((name) => !name.startsWith("ERC20"))).toEqual(["StringsInsufficientHexLength"]);
    for (const { group, releases } of records) if (group !== "dependencies") expect(releases).not.toEqual([]);
  });
});
