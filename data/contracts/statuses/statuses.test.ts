import { abi as flowAbi } from "@sablier/flow/artifacts/SablierFlow.json";
import { abi as lockupAbi } from "@sablier/lockup/artifacts/SablierLockup.json";
import { describe, expect, it } from "vitest";
import { flowStatuses, lockupStatuses, type StatusFacts } from "./statuses";

type AbiItem = { type: string; name?: string };

const listNames = (abi: readonly AbiItem[], type: string): Set<string | undefined> =>
  new Set(abi.filter((item) => item.type === type).map((item) => item.name));

const subjects: [string, StatusFacts<string>, readonly AbiItem[]][] = [
  ["lockup", lockupStatuses, lockupAbi],
  ["flow", flowStatuses, flowAbi],
];

describe.each(subjects)("statuses of %s", (_name, facts, abi) => {
  const statuses = facts.statuses.map(({ name }) => name);

  it("numbers the enum and the order of tests without gaps", () => {
    expect(facts.statuses.map(({ value }) => value)).toEqual(statuses.map((_, index) => index));
    expect(facts.statuses.map(({ testedAs }) => testedAs).sort()).toEqual(
      statuses.map((_, index) => index + 1),
    );
  });

  it("names only functions and errors that the contract has", () => {
    const functions = listNames(abi, "function");
    const errors = listNames(abi, "error");
    for (const row of facts.functions) {
      expect(functions, row.name).toContain(row.name);
      for (const cell of Object.values(row.cells)) {
        for (const error of cell.errors ?? []) expect(errors, row.name).toContain(error);
      }
    }
    for (const { error } of facts.callerErrors) expect(errors).toContain(error);
  });

  it("fills every cell, and gives every refusal its error and every condition its words", () => {
    for (const row of facts.functions) {
      expect(Object.keys(row.cells).sort(), row.name).toEqual([...statuses].sort());
      for (const cell of Object.values(row.cells)) {
        if (cell.outcome !== "allowed") expect(cell.errors?.length, row.name).toBeGreaterThan(0);
        if (cell.outcome === "limited") expect(cell.note, row.name).toBeTruthy();
      }
    }
  });

  it("reaches every status, each change once", () => {
    expect(new Set(facts.transitions.map(({ to }) => to))).toEqual(new Set(statuses));
    const pairs = facts.transitions.map(({ from, to }) => `${from}>${to}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });
});
