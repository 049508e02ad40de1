import { describe, expect, it } from "vitest";
import { auditBudgets, budgetRows, holds, pressBudgets, weightBudgets } from "./budgets";
import { medianAudit, type Audit } from "./lighthouse/audit";
import { medianOf } from "./median";

const audit = (route: string, more: Partial<Audit> = {}): Audit => ({
  route,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1000,
  blocked: 20,
  shift: 0,
  failed: [],
  ...more,
});
const weight = (route: string, js: number) => ({
  route,
  html: 0,
  css: 9e3,
  js,
  fonts: 0,
  other: 0,
  total: js + 9e3,
  prefetched: 40e3,
});

describe("budgets", () => {
  it("name the page that is worst in each", () => {
    const lines = auditBudgets([audit("/a", { seo: 92 }), audit("/b", { largestPaint: 1201 }), audit("/c")]);
    const over = lines.filter((line) => !holds(line));
    expect(over).toEqual([
      { what: "Lighthouse SEO", budget: 100, atLeast: true, measured: 92, where: "/a" },
      { what: "largest paint, ms", budget: 1200, atLeast: false, measured: 1201, where: "/b" },
    ]);
  });

  it("count bytes in thousands", () => {
    const [scripts, all] = weightBudgets([weight("/a", 90e3), weight("/b", 541.5e3)]);
    expect(scripts).toMatchObject({ measured: 541.5, where: "/b" });
    expect(scripts && holds(scripts)).toBe(false);
    // Without what is prefetched.
    expect(all).toMatchObject({ measured: 550.5, where: "/b" });
    expect(() => weightBudgets([])).toThrow(/No page/);
  });

  it("ask of search an answer after a while, of small controls at any time", () => {
    const lines = pressBudgets([
      { control: "search", atHeading: 4000, later: 900 },
      { control: "menu", atHeading: 310, later: Infinity },
    ]);
    expect(lines.map(holds)).toEqual([true, false, false]);
    expect(budgetRows(lines).map((row) => row[3])).toEqual(["", "over budget", "over budget"]);
  });
});

describe("medians", () => {
  it("take the middle of each figure, and the faults of all visits", () => {
    const visits = [
      audit("/", { blocked: 9, performance: 97 }),
      audit("/", { blocked: 500, failed: ["color-contrast"] }),
      audit("/", { blocked: 30, performance: 99 }),
    ];
    expect(medianAudit("/", visits)).toMatchObject({
      blocked: 30,
      performance: 99,
      failed: ["color-contrast"],
    });
  });

  it("take the lower one of two", () => {
    expect(medianOf([3, 1, 2, 9])).toBe(2);
    expect(medianOf([5])).toBe(5);
  });
});
