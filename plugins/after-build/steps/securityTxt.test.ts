import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { securityContact } from "../../../data/securityContact";
import { securityTxt } from "./securityTxt";

const DAY = 86_400_000;

/** When what is built here was last changed: the same for everyone who builds it, whenever they do. */
const builtFrom = Date.parse(execFileSync("git", ["log", "-1", "--format=%cI"], { encoding: "utf8" }).trim());

describe("securityTxt", () => {
  it("has the fields that RFC 9116 asks for, each on a line", () => {
    expect(securityTxt(securityContact, "https://docs.sablier.com")).toBe(
      "Contact: mailto:contact@sablier.com\n" +
        `Expires: ${securityContact.expires}\n` +
        "Preferred-Languages: en\n" +
        "Canonical: https://docs.sablier.com/.well-known/security.txt\n" +
        "Policy: https://docs.sablier.com/concepts/security\n",
    );
  });

  it("expires after the state of the site that it is built from, and within a year (data/securityContact.ts)", () => {
    const left = Date.parse(securityContact.expires) - builtFrom;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * DAY);
  });
});
