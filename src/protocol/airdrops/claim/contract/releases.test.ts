import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { toFunctionSignature, type Abi, type AbiFunction } from "viem";
import { expect, it } from "vitest";
import { recogniseContract } from "./node";
import { listReads } from "./reads";
import {
  getClaimAbi,
  nameContract,
  findFeeReader,
  listKinds,
  METHODS,
  listMethods,
  RELEASES,
} from "./releases";

const FOLDER = path.resolve(__dirname, "../../../../../node_modules/sablier/abi/airdrops");
const campaigns = RELEASES.flatMap((release) =>
  listKinds(release).map((kind) => ({ release, kind, contract: nameContract(release, kind) })),
);

const listFunctions = (release: string, contract: string): AbiFunction[] =>
  (JSON.parse(readFileSync(path.join(FOLDER, release, `${contract}.json`), "utf8")) as Abi).filter(
    (item): item is AbiFunction => item.type === "function",
  );

it("knows every campaign that the SDK has", () => {
  const claimable = readdirSync(FOLDER).flatMap((release) =>
    readdirSync(path.join(FOLDER, release)).flatMap((file) => {
      const contract = path.basename(file, ".json");
      const isAbstract = /Base$|Lockup$/u.test(contract);
      const claims = listFunctions(release, contract).some(({ name }) => /^claim(?!edStreams)/u.test(name));
      return claims && !isAbstract ? [`${release} ${contract}`] : [];
    }),
  );
  expect(campaigns.map(({ release, contract }) => `${release} ${contract}`).sort()).toEqual(claimable.sort());
});

it.each(campaigns)(
  "has the functions of $release $contract as its ABI has them",
  ({ release, kind, contract }) => {
    const functions = listFunctions(release, contract);
    const claims = functions.filter(({ name }) => (METHODS as readonly string[]).includes(name));
    expect(claims.map(({ name }) => name).sort()).toEqual([...listMethods(release, kind)].sort());
    for (const method of listMethods(release, kind)) {
      const [ours, theirs] = [
        getClaimAbi(release, kind, method),
        claims.find(({ name }) => name === method)!,
      ];
      expect(toFunctionSignature(ours)).toBe(toFunctionSignature(theirs));
      expect(ours.inputs.map(({ name }) => name)).toEqual(theirs.inputs.map(({ name }) => name));
      expect(ours.stateMutability).toBe(theirs.stateMutability);
    }
    const names = functions.map(({ name }) => name);
    expect(["calculateMinFeeWei", "FEE"].find((name) => names.includes(name))).toBe(findFeeReader(release));
    for (const { functionName } of listReads(release, kind, 1n)) {
      expect(names).toContain(functionName.replace(/\(.*/u, ""));
    }
    expect(listReads(release, kind).some(({ functionName }) => functionName === "CAMPAIGN_START_TIME")).toBe(
      names.includes("CAMPAIGN_START_TIME"),
    );
  },
);

it.each(campaigns)("recognises $release $contract by its functions", ({ release, kind, contract }) => {
  const names = listFunctions(release, contract).map(({ name }) => name);
  expect(recogniseContract((name) => names.includes(name))).toEqual({ release, kind });
});

it("recognises no campaign in a contract that has none of the functions", () => {
  expect(recogniseContract(() => false)).toBeUndefined();
});
