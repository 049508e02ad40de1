import { describe, expect, it } from "vitest";
import { findLinesAbout, readOpening, writeOutline, splitParts, findSection } from "./markdown";

const page = `# Fees

Text.

## Which [fees](/a) are there?

One.

\`\`\`sh
# not a heading
\`\`\`

### How high can \`minFee\` become?

Two.

## Where next {#next}

| Chain | Fee |
| ----- | --- |
| [Base](/a) | 1 |
| Sonic | 2 |
`;

describe("writeOutline", () => {
  it("lists headings by their level, without marks, and nothing out of code", () => {
    expect(writeOutline(page)).toBe(
      "- Fees\n  - Which fees are there?\n    - How high can minFee become?\n  - Where next (#next)",
    );
  });
});

describe("findSection", () => {
  it.each(["Which fees are there?", "which-fees-are-there", "## which fees are there"])(
    "finds %s",
    (wanted) => {
      expect(findSection(page, wanted)).toMatch(/^## Which[^]*One\.[^]*not a heading[^]*Two\.$/);
    },
  );

  it("ends a section at the next heading of its level", () => {
    expect(findSection(page, "how-high-can-minfee-become")).toBe("### How high can `minFee` become?\n\nTwo.");
    for (const wanted of ["next", "#next", "where-next", "Where next"])
      expect(findSection(page, wanted)).toMatch(/^## Where next \{#next\}\n[^]*Sonic/);
  });

  it("finds nothing that is no heading", () => {
    expect(findSection(page, "not-a-heading")).toBeUndefined();
  });
});

describe("findLinesAbout", () => {
  it("returns a row with the head of its table, and a line with what follows", () => {
    expect(findLinesAbout(page, "Base")).toBe("| Chain | Fee |\n| ----- | --- |\n| [Base](/a) | 1 |");
    expect(findLinesAbout(page, "One.")).toMatch(/^One\.\n\n```sh/);
    expect(findLinesAbout(page, "Nowhere")).toBeUndefined();
  });
});

describe("readOpening", () => {
  it("ends before the first heading below the title", () => {
    expect(readOpening(page)).toBe("# Fees\n\nText.");
  });
});

describe("partsOf", () => {
  it("leaves a short text whole, and loses nothing of a long one", () => {
    expect(splitParts("short", 20_000)).toEqual(["short"]);
    const long = Array.from({ length: 3000 }, (_, line) => `line ${line} of many`).join("\n");
    const parts = splitParts(long, 20_000);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join("\n")).toBe(long);
    expect(splitParts("x".repeat(50_000), 20_000).join("")).toBe("x".repeat(50_000));
  });
});
