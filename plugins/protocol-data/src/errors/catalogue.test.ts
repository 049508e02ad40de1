import path from "node:path";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "./catalogue";

const catalogue = readCatalogue(path.resolve(__dirname, "../../../.."));
const named = (name: string) => catalogue.find((error) => error.name === name)!;

describe("readCatalogue", () => {
  it("counts what the releases declare", () => {
    const count = (group: string) => catalogue.filter((error) => error.group === group).length;
    // Counted by hand once in the packages' libraries of errors.
    expect({
      lockup: count("lockup"),
      flow: count("flow"),
      airdrops: count("airdrops"),
      shared: count("shared"),
    }).toMatchObject({ flow: 28, airdrops: 34, shared: 18 });
    expect(count("lockup")).toBeGreaterThanOrEqual(44);
  });

  it("tells of each error its cause, its remedy and its arguments", () => {
    for (const error of catalogue) {
      expect(error.cause, error.name).not.toBe("");
      expect(error.remedy, error.name).not.toBe("");
      for (const argument of error.arguments)
        expect(argument.meaning, `${error.name}.${argument.name}`).not.toBe("");
    }
  });

  it("has no selector and no name twice", () => {
    expect(new Set(catalogue.map((error) => error.selector)).size).toBe(catalogue.length);
    expect(new Set(catalogue.map((error) => error.name.toLowerCase())).size).toBe(catalogue.length);
  });

  it("computes the selector", () => {
    expect(named("SablierLockup_WithdrawAmountZero").selector).toBe("0xb2ae7633");
  });

  it("knows who raises an error, linked libraries included", () => {
    expect(named("SablierLockupHelpers_StartTimeZero").raisedBy).toEqual(["LockupHelpers"]);
    expect(named("SablierLockup_FeeTransferFailed")).toMatchObject({ raisedBy: [], isNeverRaised: true });
    expect(named("ERC20InsufficientBalance").raisedBy).toEqual(["tokens built with OpenZeppelin"]);
  });

  it("takes Airdrops' texts from the data", () => {
    expect(named("SablierMerkleBase_IndexClaimed").remedy).toContain("hasClaimed");
    for (const { cause, remedy, arguments: inputs } of catalogue)
      expect([cause, remedy, ...inputs.map(({ meaning }) => meaning)].join(" ")).not.toContain("`");
    expect(named("SablierFactoryMerkleVCA_UnlockPercentageTooHigh").arguments[0]!.meaning).toMatch(
      /^UD60x18 /,
    );
  });
});
