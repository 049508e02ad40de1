import { describe, expect, it } from "vitest";
import { compareNames, formatDays, formatMonths, joinInSentence, formatThousands } from "./wording";

describe("what the site writes without Intl is what Intl writes", () => {
  const dates = ["2026-04-02", "2024-02-29", "2025-12-31T23:59:59Z", "2021-01-01T00:00:00Z"];

  it.each(dates)("the date %s", (date) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }).format(new Date(date));
    expect(formatDays(date)).toBe(format({ day: "numeric", month: "long", year: "numeric" }));
    expect(formatDays(new Date(date))).toBe(formatDays(date));
    expect(formatMonths(date)).toBe(format({ month: "long", year: "numeric" }));
  });

  it.each([0, 7, 999, 1000, 65_536, 1_000_000, -12_345, 2n ** 128n - 1n])("the figure %s", (figure) => {
    expect(formatThousands(figure)).toBe(figure.toLocaleString("en-US"));
  });

  it.each([[[]], [["a"]], [["a", "b"]], [["a", "b", "c"]], [["a", "b", "c", "d"]]])(
    "the list %j",
    (names) => {
      expect(joinInSentence(names)).toBe(new Intl.ListFormat("en", { type: "conjunction" }).format(names));
    },
  );

  it("the order of chains", () => {
    const names = [
      "zkSync",
      "Base",
      "OP Mainnet",
      "BNB Chain",
      "opBNB",
      "Base Sepolia",
      "Core Dao",
      "Berachain",
    ];
    expect([...names].sort(compareNames)).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
    expect(compareNames("a", "A")).toBe(0);
  });
});
