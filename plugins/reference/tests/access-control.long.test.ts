import fs from "node:fs";
import path from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { accessMatrices, type AccessMatrix, type AccessRow } from "../../../data/contracts/accessControl";
import { type Reference } from "../src/generate";
import { type Member } from "../src/model/model";
import { PRODUCTS } from "../src/releases";
import { readReference } from "./released";

const siteDir = path.resolve(__dirname, "../../..");

interface Item {
  type: string;
  name?: string;
  stateMutability?: string;
}

/** Names of the functions of a deployed contract that change state. */
function changingFunctions(contract: string): Set<string> {
  const file = PRODUCTS.map(({ artifacts }) => artifacts[contract]).find((found) => found !== undefined);
  if (file === undefined) throw new Error(`${contract} is not deployed`);
  const json = JSON.parse(fs.readFileSync(path.join(siteDir, "node_modules", file), "utf8")) as
    Item[] | { abi: Item[] };
  return new Set(
    (Array.isArray(json) ? json : json.abi).flatMap(({ type, name, stateMutability }) =>
      type === "function" && name && stateMutability !== "view" && stateMutability !== "pure" ? [name] : [],
    ),
  );
}

/** Which matrices together speak about which contracts. */
const matrices: Record<string, AccessMatrix[]> = {};
for (const matrix of Object.values(accessMatrices) as AccessMatrix[]) {
  for (const contract of matrix.contracts) (matrices[contract] ??= []).push(matrix);
}

const listRows = (contract: string): { matrix: AccessMatrix; row: AccessRow }[] =>
  (matrices[contract] ?? []).flatMap((matrix) =>
    matrix.rows
      .filter((row) => !row.contracts || row.contracts.includes(contract))
      .map((row) => ({ matrix, row })),
  );

describe.each(Object.keys(matrices))("access to %s", (contract) => {
  it("lists every function that changes state, and no other", () => {
    const listed = new Set(listRows(contract).flatMap(({ row }) => row.functions));
    expect(
      [...listed].sort(),
      `say in data/contracts/accessControl.ts who may call each function of ${contract}`,
    ).toEqual([...changingFunctions(contract)].sort());
  });

  it("has one permission a role", () => {
    for (const { matrix, row } of listRows(contract))
      expect(row.permissions).toHaveLength(matrix.roles.length);
  });
});

describe("what the contracts guard", () => {
  let reference: Reference;

  beforeAll(async () => {
    reference = await readReference();
  });

  const listMembers = (contract: string): Member[] => {
    const unit = reference.pages.find((page) => page.unit.name === contract)?.unit;
    return [...(unit?.members ?? []), ...(unit?.inherited.map(({ member }) => member) ?? [])];
  };

  it.each(["SablierLockup", "SablierFlow"])(
    "%s: only the Comptroller's list has its modifier",
    (contract) => {
      const guarded = listMembers(contract)
        .filter((member) => member.signature?.includes(" onlyComptroller"))
        .map(({ name }) => name);
      const listed = listRows(contract)
        .filter(({ matrix }) => matrix.roles[0] === "Comptroller")
        .flatMap(({ row }) => row.functions);
      expect(guarded.length).toBeGreaterThan(3);
      expect([...listed].sort()).toEqual([...guarded].sort());
    },
  );

  it.each(["SablierLockup", "SablierFlow"])(
    "%s: what requires the sender is refused to others",
    (contract) => {
      const required = listMembers(contract).filter((member) =>
        member.dev?.includes("`msg.sender` must be the stream's sender"),
      );
      expect(required.length).toBeGreaterThan(1);
      for (const { name } of required) {
        const rows = listRows(contract).filter(({ row }) => row.functions.includes(name));
        for (const { row } of rows) expect(row.permissions.at(-1), name).toBe("no");
      }
    },
  );

  it("names errors and events that exist", () => {
    const names = reference.pages
      .flatMap(({ unit }) => [
        ...unit.members,
        ...[...unit.raises, ...unit.inherited].map(({ member }) => member),
      ])
      .filter(({ kind }) => kind === "error" || kind === "event")
      .map(({ name }) => name);
    for (const matrix of Object.values(accessMatrices) as AccessMatrix[]) {
      for (const { conditions = "" } of matrix.rows) {
        const quoted = conditions.split("`").filter((_, index) => index % 2 === 1);
        for (const word of quoted.filter((text) => text.charAt(0) >= "A" && text.charAt(0) <= "Z")) {
          const found = names.some((name) => name === word || name.endsWith(`_${word}`));
          expect(found, `${matrix.caption}: ${word}`).toBe(true);
        }
      }
    }
  });

  it("links each function to an anchor that exists", () => {
    for (const matrix of Object.values(accessMatrices) as AccessMatrix[]) {
      for (const row of matrix.rows) {
        const [contract] = row.contracts ?? matrix.contracts;
        const page = reference.pages.find(({ unit }) => unit.name === contract);
        for (const fn of row.functions) {
          const anchor = fn.toLowerCase();
          const found =
            page?.content.includes(`{/* #${anchor} */}`) ||
            page?.content.includes(`<Anchor id="${anchor}" />`);
          expect(found, `${contract}#${anchor}`).toBe(true);
        }
      }
    }
  });
});
