import { describe, expect, it } from "vitest";
import { linesAbout, openingOf, outlineOf, partsOf, sectionOf } from "./markdown";

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

describe("outlineOf", () => {
  it("lists headings by their level, without marks, and nothing out of code", () => {
    expect(outlineOf(page)).toBe(
      "- Fees\n  - Which fees are there?\n    - How high can minFee become?\n  - Where next (#next)",
    );
  });
});

describe("sectionOf", () => {
  it.each(["Which fees are there?", "which-fees-are-there", "## which fees are there"])(
    "finds %s",
    (wanted) => {
      expect(sectionOf(page, wanted)).toMatch(/^## Which[^]*One\.[^]*not a heading[^]*Two\.$/);
    },
  );

  it("ends a section at the next heading of its level", () => {
    expect(sectionOf(page, "how-high-can-minfee-become")).toBe("### How high can `minFee` become?\n\nTwo.");
    for (const wanted of ["next", "#next", "where-next", "Where next"])
      expect(sectionOf(page, wanted)).toMatch(/^## Where next \{#next\}\n[^]*Sonic/);
  });

  it("finds nothing that is no heading", () => {
    expect(sectionOf(page, "not-a-heading")).toBeUndefined();
  });
});

describe("linesAbout", () => {
  it("returns a row with the head of its table, and a line with what follows", () => {
    expect(linesAbout(page, "Base")).toBe("| Chain | Fee |\n| ----- | --- |\n| [Base](/a) | 1 |");
    expect(linesAbout(page, "One.")).toMatch(/^One\.\n\n```sh/);
    expect(linesAbout(page, "Nowhere")).toBeUndefined();
  });
});

describe("openingOf", () => {
  it("ends before the first heading below the title", () => {
    expect(openingOf(page)).toBe("# Fees\n\nText.");
  });
});

describe("partsOf", () => {
  it("leaves a short text whole, and loses nothing of a long one", () => {
    expect(partsOf("short", 20_000)).toEqual(["short"]);
    const long = Array.from({ length: 3000 }, (_, line) => `line ${line} of many`).join("\n");
    const parts = partsOf(long, 20_000);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join("\n")).toBe(long);
    expect(partsOf("x".repeat(50_000), 20_000).join("")).toBe("x".repeat(50_000));
  });
});
