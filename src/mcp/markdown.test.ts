import { describe, expect, it } from "vitest";
import { outlineOf, partsOf, sectionOf } from "./markdown";

const page = `# Fees

Text.

## Which [fees](/a) are there?

One.

\`\`\`sh
# not a heading
\`\`\`

### How high can \`minFee\` become?

Two.

## Where next

Three.
`;

describe("outlineOf", () => {
  it("lists headings by their level, without marks, and nothing out of code", () => {
    expect(outlineOf(page)).toBe(
      "- Fees\n  - Which fees are there?\n    - How high can minFee become?\n  - Where next",
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
    expect(sectionOf(page, "where-next")).toBe("## Where next\n\nThree.");
  });

  it("finds nothing that is no heading", () => {
    expect(sectionOf(page, "not-a-heading")).toBeUndefined();
  });
});

describe("partsOf", () => {
  it("leaves a short text whole, and loses nothing of a long one", () => {
    expect(partsOf("short")).toEqual(["short"]);
    const long = Array.from({ length: 3000 }, (_, line) => `line ${line} of many`).join("\n");
    const parts = partsOf(long);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join("\n")).toBe(long);
    expect(partsOf("x".repeat(50_000)).join("")).toBe("x".repeat(50_000));
  });
});
