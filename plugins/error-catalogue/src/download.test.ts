import path from "node:path";
import { toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";
import { readCatalogue } from "./catalogue";
import { toRecords } from "./download";
import { readEarlier } from "./earlier";

const siteDir = path.resolve(__dirname, "../../..");
const catalogue = readCatalogue(siteDir);
const earlier = readEarlier(siteDir, catalogue);
const page = "https://docs.sablier.com/reference/errors";
const records = toRecords({ catalogue, earlier, current: { lockup: "Lockup v4.0" }, page });
const at = (selector: string) => records.find((one) => one.selector === selector);

describe("toRecords", () => {
  it("holds every error, each once, with the selector of its signature", () => {
    expect(records).toHaveLength(catalogue.length + earlier.length);
    expect(new Set(records.map(({ selector }) => selector)).size).toBe(records.length);
    for (const { signature, selector } of records) expect(toFunctionSelector(signature)).toBe(selector);
  });

  it("names the release of a current error, and where the page explains it", () => {
    expect(at("0xb2ae7633")).toMatchObject({
      name: "SablierLockup_WithdrawAmountZero",
      group: "lockup",
      url: `${page}#sablierlockup_withdrawamountzero`,
      releases: ["Lockup v4.0"],
      isCurrent: true,
      successor: null,
      isNeverRaised: false,
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

  it("ties no release to an error that several products share", () => {
    expect(records.find(({ name }) => name === "CallerNotAdmin")).toMatchObject({ releases: [] });
  });
});
