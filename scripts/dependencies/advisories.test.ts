import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ACCEPTED, findAuditFaults, type Audit } from "./advisories";

const advisory = (id: string, name: string, severity: string) => ({
  name,
  severity,
  title: "Code runs",
  url: `https://github.com/advisories/${id}`,
});
const getAudit = (...via: (string | ReturnType<typeof advisory>)[]): Audit => ({
  vulnerabilities: { package: { via } },
});

it("accepts what is listed, and advisories that are not grave", () => {
  const audit = getAudit(advisory("GHSA-1", "a", "high"), advisory("GHSA-2", "b", "moderate"), "a");
  expect(findAuditFaults(audit, { "GHSA-1": "a" })).toEqual([]);
});

it("names grave advisories that nobody accepted, and accepted ones that are gone", () => {
  const audit = getAudit(advisory("GHSA-1", "a", "critical"), advisory("GHSA-2", "b", "high"));
  expect(findAuditFaults(audit, { "GHSA-2": "another", "GHSA-3": "c" })).toEqual([
    expect.stringContaining("a has an advisory of severity critical, GHSA-1"),
    expect.stringContaining("b has an advisory of severity high, GHSA-2"),
    expect.stringContaining("GHSA-3 of c is accepted but no longer found"),
  ]);
});

it("rejects an answer without a list, which would pass as one without a fault", () => {
  expect(() => findAuditFaults({ message: "405 Method Not Allowed" })).toThrow("405");
});

it("gives the reason for each accepted advisory in SECURITY.md", () => {
  const security = readFileSync("SECURITY.md", "utf8").split("\n");
  for (const [id, name] of Object.entries(ACCEPTED)) {
    expect(security.filter((row) => row.includes(id) && row.includes(`\`${name}\``))).toHaveLength(1);
  }
});
