import { describe, expect, it } from "vitest";

import { assignAnchors } from "../src/model/anchors";
import * as Markdown from "../src/pages/markdown";
import { type Member } from "../src/model/model";
import * as NatSpec from "../src/model/natspec";
import { joinCallable } from "../src/model/signature";

const context: Markdown.Context = {
  reference: (name) => `<${name}>`,
  formula: (words) => (words === "⌊a⌋" ? "\\lfloor a \\rfloor" : undefined),
};

describe("NatSpec", () => {
  it("takes a comment without a tag as the notice", () => {
    expect(NatSpec.parse(" Says what it does,\n on two lines.")).toMatchObject({
      notice: "Says what it does,\n on two lines.",
      params: [],
    });
  });

  it("keeps tags apart and in order", () => {
    const doc = NatSpec.parse(
      "@notice One.\n @dev Two.\n @param a First.\n @param b Second,\n longer.\n @return c Third.\n @custom:value0 X Fourth.\n @inheritdoc IBase",
    );
    expect(doc.params).toEqual([
      { name: "a", text: "First." },
      { name: "b", text: "Second,\n longer." },
    ]);
    expect(doc.returns).toEqual(["c Third."]);
    expect(doc.custom).toEqual([{ tag: "value0", text: "X Fourth." }]);
    expect(doc.inheritdoc).toBe("IBase");
  });

  it("finds labels, lists, nested lists and formulas", () => {
    expect(
      NatSpec.splitBlocks("Text.\n\n Notes:\n - One\n goes on.\n   - Deeper.\n 2. Two.\n\n $$\n x\n $$"),
    ).toEqual([
      { kind: "paragraph", text: "Text." },
      { kind: "label", text: "Notes" },
      {
        kind: "list",
        ordered: false,
        items: [
          {
            text: "One goes on.",
            blocks: [{ kind: "list", ordered: false, items: [{ text: "Deeper.", blocks: [] }] }],
          },
        ],
      },
      { kind: "list", ordered: true, items: [{ text: "Two.", blocks: [] }] },
      { kind: "math", lines: [" x"] },
    ]);
  });

  it("takes a line under a label that lacks its dash as an item", () => {
    expect(NatSpec.splitBlocks("Requirements:\n `a` must be.\n - `b` must be.")).toEqual([
      { kind: "label", text: "Requirements" },
      {
        kind: "list",
        ordered: false,
        items: [
          { text: "`a` must be.", blocks: [] },
          { text: "`b` must be.", blocks: [] },
        ],
      },
    ]);
  });
});

describe("Markdown", () => {
  it("escapes what Markdown, MDX or the maths would take for syntax", () => {
    expect(Markdown.writeInline("a < b | {c} *d* _e [f](g) #h $5 & `i|j`", context)).toBe(
      "a \\< b \\| <c> \\*d\\* \\_e \\[f\\](g) \\#h \\$5 &amp; `i\\|j`",
    );
    expect(Markdown.writeInline("in ``owner``'s account", context)).toBe("in `owner`'s account");
    expect(Markdown.writeInline("1. no list", context)).toBe("1\\. no list");
    expect(Markdown.writeInline("- no list", context)).toBe("\\- no list");
  });

  it("tells formulas from money, and sentences from formulas", () => {
    expect(Markdown.writeInline("with $x$ and $\\frac{a}{b}$", context)).toBe("with $x$ and $\\frac{a}{b}$");
    expect(Markdown.writeInline("where 1e8 is $1 and 2e8 is $2", context)).toBe(
      "where 1e8 is \\$1 and 2e8 is \\$2",
    );
    expect(Markdown.writeInline("$(10 * 10^18) / (7 days in seconds)$", context)).toBe(
      "`(10 * 10^18) / (7 days in seconds)`",
    );
  });

  it("links addresses, without the stop after them", () => {
    expect(Markdown.writeInline("See https://eips.ethereum.org/EIPS/eip-712.", context)).toBe(
      "See [eips.ethereum.org/EIPS/eip-712](https://eips.ethereum.org/EIPS/eip-712).",
    );
  });

  it("links the text that AsciiDoc puts behind an address", () => {
    expect(
      Markdown.writeInline("See the https://a.org/b#c[ERC section] and https://a.org[`d()`].", context),
    ).toBe("See the [ERC section](https://a.org/b#c) and [`d()`](https://a.org).");
    expect(Markdown.writeInline("At https://a.org[no end", context)).toBe(
      "At [a.org](https://a.org)\\[no end",
    );
  });

  it("typesets formulas set in characters where it knows their LaTeX", () => {
    expect(Markdown.writeProse("$$\n  ⌊a⌋\n$$", context)).toBe("$$\n\\lfloor a \\rfloor\n$$");
    expect(Markdown.writeProse("$$\n  ⎧ b\n$$", context)).toBe("```text\n⎧ b\n```");
  });

  it("cuts a summary at the end of the first sentence", () => {
    expect(Markdown.writeSummary("One, i.e. Two things. Another.", context)).toBe("One, i.e. Two things.");
  });
});

describe("signatures", () => {
  it("stay on one line while they fit, then break at the parameters", () => {
    expect(joinCallable("function a", ["uint256 b"], ["external", "view"])).toBe(
      "function a(uint256 b) external view;",
    );
    const long = ["uint256 firstParameter", "address secondParameter", "bytes calldata thirdParameter"];
    expect(joinCallable("function withALongName", long, ["external", "returns (bool)"])).toBe(
      `function withALongName(\n${long.map((parameter) => `    ${parameter}`).join(",\n")}\n) external returns (bool);`,
    );
    expect(
      joinCallable(
        "function refundableAmountOf",
        ["uint256 streamId"],
        ["external", "view", "notNull(streamId)", "returns (uint128 refundableAmount)"],
      ),
    ).toBe(
      "function refundableAmountOf(uint256 streamId)\n    external view notNull(streamId) returns (uint128 refundableAmount);",
    );
  });
});

describe("anchors", () => {
  const member = (kind: Member["kind"], canonical: string) => ({
    kind,
    canonical,
    name: canonical.split("(")[0] ?? "",
  });

  it("depend on nothing but a member's own name, kind and types", () => {
    const members = [
      member("event", "Withdraw(uint256)"),
      member("function", "withdraw(uint256)"),
      member("function", "withdraw(uint256,address)"),
      member("function", "_create(Lockup.Stream[])"),
      member("stateVariable", "MAX_COUNT"),
      member("constructor", "constructor()"),
    ];
    const anchors = assignAnchors(members).map(({ anchor }) => anchor);
    expect(anchors).toEqual([
      "withdraw-event",
      "withdraw",
      "withdraw-uint256-address",
      "_create",
      "max_count",
      "constructor",
    ]);
    // Without the overload all others keep theirs.
    expect(assignAnchors(members.filter((_, index) => index !== 2)).map(({ anchor }) => anchor)).toEqual(
      anchors.filter((_, index) => index !== 2),
    );
  });
});
