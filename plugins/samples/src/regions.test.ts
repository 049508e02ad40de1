import { describe, expect, it } from "vitest";
import { cutRegion, parseReference } from "./regions";

const source = `import a from "a";

// #region outer
function outer() {
  // #region inner
  const x = 1;

  return x;
  // #endregion inner
}
// #endregion outer
`;

describe("cutRegion", () => {
  it("cuts a region, without marks and shared indentation", () => {
    expect(cutRegion(source, "inner")).toBe("const x = 1;\n\nreturn x;");
  });

  it("leaves out the marks of regions inside", () => {
    expect(cutRegion(source, "outer")).toBe("function outer() {\n  const x = 1;\n\n  return x;\n}");
  });

  it("gives the whole file when no region is named", () => {
    expect(cutRegion(source)).toMatch(/^import a/);
    expect(cutRegion(source)).not.toContain("#region");
  });

  it("knows the comments of shells and GraphQL", () => {
    expect(cutRegion("# #region q\nquery { id }\n# #endregion q", "q")).toBe("query { id }");
  });

  it.each([
    ["missing", source, "nothing", /no region/],
    ["not closed", "// #region a\nx", "a", /not closed/],
    ["opened twice", "// #region a\nx\n// #region a\ny\n// #endregion a", "a", /opened twice/],
    ["empty", "// #region a\n\n// #endregion a", "a", /empty/],
  ])("refuses a region that is %s", (_case, text, name, message) => {
    expect(() => cutRegion(text, name)).toThrow(message);
  });
});

describe("parseReference", () => {
  it("takes file and region and leaves the rest", () => {
    expect(parseReference('file="samples/a.sol" region="create" title="a.sol" {2}')).toEqual({
      file: "samples/a.sol",
      region: "create",
      rest: 'title="a.sol" {2}',
    });
  });

  it("finds nothing in other fences", () => {
    expect(parseReference('title="profile.json"')).toBeUndefined();
  });
});
