import { describe, expect, it } from "vitest";
import { measureProcessorTime, measureTreeMemory } from "./build";
import { findKind } from "./kinds";
import { writeTable } from "./table";

describe("measureTreeMemory", () => {
  it("sums a process and its descendants, and nobody else", () => {
    const listing =
      "    1     0  1000\n   10     1   200\n   11    10   300\n   12    11    50\n   20     1   900\n";
    expect(measureTreeMemory(listing, 10)).toBe(550 * 1024);
    expect(measureTreeMemory(listing, 99)).toBe(0);
  });
});

describe("measureProcessorTime", () => {
  it("reads what `times` prints last: user and system time of the children", () => {
    expect(measureProcessorTime("[INFO] 1m2s\n0m0.01s 0m0.00s\n2m3.50s 0m8.25s\n")).toBe(131.75);
    expect(measureProcessorTime("nothing")).toBeNaN();
  });
});

describe("writeTable", () => {
  it("sets numbers to the right and words to the left", () => {
    expect(
      writeTable(
        ["kind", "KB"],
        [
          ["home", "7.5"],
          ["contract", "120.0"],
        ],
      ),
    ).toBe(["kind         KB", "--------  -----", "home        7.5", "contract  120.0"].join("\n"));
  });
});

describe("findKind", () => {
  it.each([
    ["/", "home"],
    ["/concepts/nft", "concepts"],
    ["/concepts/streaming", "live code"],
    ["/guides/lockup/deployments", "deployments"],
    ["/guides/lockup/previous-deployments/v1.0", "deployments"],
    ["/reference/lockup/contracts/contract.SablierLockup", "contract"],
    ["/reference/lockup/access-control", "reference"],
  ])("takes %s for %s", (route, kind) => expect(findKind(route, "<main></main>")).toBe(kind));

  it("knows formulas by their HTML", () => {
    expect(findKind("/concepts/fees", "<p>By <span class=katex>x</span></p>")).toBe("formulas");
  });
});
