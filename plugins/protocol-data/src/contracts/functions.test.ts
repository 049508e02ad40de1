import path from "node:path";
import { sablier } from "sablier";
import { type Abi, parseAbiItem, toFunctionSelector } from "viem";
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
    contracts: expect.arrayContaining(["SablierV2LockupLinear", "SablierLockup", "SablierFlow"]) as unknown,
    releases: [
      ...sablier.releases.getAll({ protocol: "lockup" }).map(({ version }) => `Lockup ${version}`),
      ...sablier.releases.getAll({ protocol: "flow" }).map(({ version }) => `Flow ${version}`),
    ],
  });
});

it("names a contract of a release for a function only if that contract has it", () => {
  for (const release of sablier.releases.getAll()) {
    const label = { lockup: "Lockup", flow: "Flow", airdrops: "Airdrops", bob: "Bob", legacy: "" }[
      release.protocol
    ];
    if (!label) continue;
    const deployed = new Set(
      release.deployments.flatMap(({ contracts }) => contracts.map(({ name }) => name)),
    );
    for (const [contract, items] of Object.entries(release.abi ?? {}).filter(([each]) =>
      deployed.has(each),
    )) {
      const own = (items as Abi).flatMap((item) =>
        item.type === "function" ? toFunctionSelector(item) : [],
      );
      const named = functions.filter(
        ({ contracts, releases }) =>
          contracts.includes(contract) && releases.includes(`${label} ${release.version}`),
      );
      expect(named.map(({ selector }) => selector).sort(), `${label} ${contract}`).toEqual(own.sort());
    }
  }
});

it("shares no selector with an error, so that calldata is never read as one", () => {
  const { catalogue, earlier, libraries } = readErrors(siteDir, "https://docs.example/reference/errors");
  const errors = new Set([...catalogue, ...earlier, ...libraries.errors].map(({ selector }) => selector));
  expect(functions.filter(({ selector }) => errors.has(selector))).toEqual([]);
});
