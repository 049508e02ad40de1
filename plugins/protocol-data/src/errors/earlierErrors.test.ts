import path from "node:path";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "./catalogue";
import { readEarlierErrors } from "./earlierErrors";

const siteDir = path.resolve(__dirname, "../../../..");
const catalogue = readCatalogue(siteDir);
const earlier = readEarlierErrors(siteDir, catalogue);
const at = (selector: string) => earlier.find((error) => error.selector === selector);

describe("readEarlierErrors", () => {
  it("leads from the name of an earlier release to that of today", () => {
    expect(at("0xf747ab7c")).toMatchObject({
      name: "SablierLockupBase_WithdrawAmountZero",
      releases: ["Lockup v2.0"],
      successor: "SablierLockup_WithdrawAmountZero",
    });
    expect(at("0x171cfce0")).toMatchObject({
      releases: ["Lockup v1.0", "Lockup v1.1", "Lockup v1.2"],
      successor: "SablierLockupState_Null",
    });
    expect(at("0x712b37a3")?.successor).toBe("SablierMerkleBase_IndexClaimed");
    expect(at("0x7b0bada8")?.successor).toBe("SablierLockupHelpers_SegmentTimestampsNotOrdered");
  });

  it("explains the errors that have ended", () => {
    expect(at("0xd9354485")).toMatchObject({ name: "BatchError", cause: "A call inside batch failed" });
    expect(at("0xd9354485")).not.toHaveProperty("successor");
  });

  it("has the errors of the linked library, which no ABI in the SDK has", () => {
    expect(at("0xb3a32eca")).toMatchObject({
      name: "SablierHelpers_DepositAmountZero",
      releases: ["Lockup v2.0", "Lockup v3.0"],
      successor: "SablierLockupHelpers_DepositAmountZero",
    });
    expect(at("0xbacd8376")?.releases).toEqual(["Lockup v3.0"]);
    const helpers = earlier.filter(({ name }) => name.startsWith("SablierHelpers_"));
    expect(helpers).toHaveLength(23);
    for (const { name, successor } of helpers.filter((helper) => helper.successor)) {
      expect(successor).toBe(name.replace("SablierHelpers_", "SablierLockupHelpers_"));
    }
    const ended = helpers.filter((helper) => !helper.successor);
    expect(ended.map(({ selector }) => selector)).toEqual(["0x902d95c6", "0x370feb36", "0x6352d308"]);
    for (const { releases } of ended) expect(releases).toEqual(["Lockup v2.0"]);
  });

  it("tells every error, once, and none of the current releases", () => {
    const current = new Set(catalogue.map(({ selector }) => selector));
    expect(new Set(earlier.map(({ selector }) => selector)).size).toBe(earlier.length);
    for (const { name, selector, cause, remedy, successor } of earlier) {
      expect(current.has(selector), name).toBe(false);
      expect([cause, remedy], name).not.toContain("");
      const today = catalogue.find((error) => error.name === successor);
      expect(today !== undefined, name).toBe(successor !== undefined);
      expect(today?.isNeverRaised, name).toBeUndefined();
    }
  });

  it("says which error nobody has described", () => {
    const without = catalogue.filter(({ name }) => name !== "SablierLockup_Overdraw");
    expect(() => readEarlierErrors(siteDir, without)).toThrow(
      /SablierLockupBase_Overdraw.* has no name of today/,
    );
  });
});
