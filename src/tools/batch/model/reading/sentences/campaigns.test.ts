import { type AbiParameter, encodeFunctionData } from "viem";
import { describe, expect, it } from "vitest";
import type { ContractFunction } from "../../../../../protocol/evm/contractFunction";
import { LOCKUP, SAFE, USDC } from "../fixtures/encode";
import { knowledge } from "../fixtures/knowledge";
import { belongsTo } from "../decoding/functions";
import { readBatch } from "../read";
import { parseDeclaration } from "../decoding/strictAbi";

/** Every function of every release that creates a campaign. */
const creations = knowledge.functions.filter(({ declaration }) => declaration.startsWith("createMerkle"));

/** Returns one value of each type, or a different one. */
function getValue(input: AbiParameter, change: string, path = input.name ?? ""): unknown {
  const isChanged = path === change;
  if ("components" in input) {
    const tuple = Object.fromEntries(
      input.components.map((part) => [part.name, getValue(part, change, `${path}.${part.name}`)]),
    );
    return input.type.endsWith("[]") ? [tuple] : tuple;
  }
  if (/^u?int/u.test(input.type)) {
    const wide = input.type === "uint8" ? 0 : 1_800_000_000 + (isChanged ? 90_000 : 0);
    return Number(input.type.replace(/\D/gu, "")) <= 48
      ? wide + (isChanged ? 1 : 0)
      : BigInt(wide) * 10n ** 8n;
  }
  if (input.type === "address") {
    const known = input.name === "initialAdmin" ? SAFE : input.name!.startsWith("lockup") ? LOCKUP : USDC;
    return isChanged ? "0x6666666666666666666666666666666666666666" : known;
  }
  if (input.type === "bool") return isChanged;
  if (input.type === "string") return isChanged ? "other" : "text";
  return `0x${(isChanged ? "22" : "11").repeat(Number(input.type.slice("bytes".length)))}`;
}

const listPaths = (input: AbiParameter, path = input.name ?? ""): string[] =>
  "components" in input
    ? input.components.flatMap((part) => listPaths(part, `${path}.${part.name}`))
    : [path];

function read(called: ContractFunction, change = "") {
  const { declaration } = called;
  const item = parseDeclaration(declaration);
  const data = encodeFunctionData({ abi: [item], args: item.inputs.map((input) => getValue(input, change)) });
  const target = knowledge.contracts.find(
    ({ contractName: name, release, addresses }) =>
      addresses["1"] !== undefined && belongsTo(called, { kind: "sablier", name, release }),
  )!;
  const text = JSON.stringify([{ to: target.addresses["1"], value: "0", data }]);
  const report = readBatch(text, { chainId: 1, zone: "UTC", safe: SAFE }, knowledge);
  if (typeof report === "string") throw new Error(report);
  const [{ sentences, findings }] = report.steps as [(typeof report.steps)[number]];
  return { sentences, findings: findings.map(({ sentence }) => sentence).join(" "), verdict: report.verdict };
}

describe.each(creations)("$declaration", (called) => {
  const { declaration } = called;
  it("has a sentence for each field, and names the list as what it cannot see", () => {
    const { sentences, findings, verdict } = read(called);
    for (const path of parseDeclaration(declaration).inputs.flatMap((input) => listPaths(input)))
      expect(read(called, path).sentences, path).not.toEqual(sentences);
    expect(findings).toMatch(/the root of the list and not the list/u);
    expect(verdict, findings).toBe("unknown");
  });

  it("is dangerous with a foreign admin, or a foreign contract that gets the tokens", () => {
    const paths = parseDeclaration(declaration).inputs.flatMap((input) => listPaths(input));
    const dangerous = paths.filter((path) => /(?:initialAdmin|lockup\w*)$/u.test(path));
    expect(dangerous.length).toBeGreaterThan(0);
    for (const path of dangerous) expect(read(called, path).verdict, path).toBe("danger");
  });
});

it("finds the functions of all releases", () => {
  expect(new Set(creations.flatMap(({ releases }) => releases)).size).toBe(5);
});
