import path from "node:path";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "./catalogue";
import { readEarlier } from "./earlier";

const siteDir = path.resolve(__dirname, "../../..");
const catalogue = readCatalogue(siteDir);
const earlier = readEarlier(siteDir, catalogue);
const at = (selector: string) => earlier.find((one) => one.selector === selector);

describe("readEarlier", () => {
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

  it("tells every error, once, and none of the current releases", () => {
    const current = new Set(catalogue.map(({ selector }) => selector));
    expect(new Set(earlier.map(({ selector }) => selector)).size).toBe(earlier.length);
    for (const { name, selector, cause, remedy, successor } of earlier) {
      expect(current.has(selector), name).toBe(false);
      expect([cause, remedy], name).not.toContain("");
      const today = catalogue.find((one) => one.name === successor);
      expect(today !== undefined, name).toBe(successor !== undefined);
      expect(today?.isNeverRaised, name).toBeUndefined();
    }
  });

  it("says which error nobody has described", () => {
    const without = catalogue.filter(({ name }) => name !== "SablierLockup_Overdraw");
    expect(() => readEarlier(siteDir, without)).toThrow(/SablierLockupBase_Overdraw.* has no name of today/);
  });
});
