import { describe, expect, it } from "vitest";
import * as GithubReference from "./githubReference";

const COMMIT = "0123456789abcdef0123456789abcdef01234567";

describe("a reference to code on GitHub", () => {
  it("names file, repository, commit and lines", () => {
    expect(GithubReference.parse(`https://github.com/o/n/blob/${COMMIT}/src/A.sol#L3-L4`)).toEqual({
      url: `https://github.com/o/n/blob/${COMMIT}/src/A.sol#L3-L4`,
      file: "A.sol",
      repository: "o/n",
      commit: COMMIT,
      fromLine: 3,
      toLine: 4,
    });
    expect(GithubReference.parse(`https://github.com/o/n/blob/${COMMIT}/a.ts#L7`).toLine).toBe(7);
  });

  it("cuts the lines out and moves them left", () => {
    const reference = GithubReference.parse(`https://github.com/o/n/blob/${COMMIT}/a.ts#L2-L4`);
    expect(GithubReference.cutExcerpt("a\r\n  b\n    c\n\nd", reference)).toBe("b\n  c");
  });

  it.each([
    "https://example.org/a",
    "https://github.com/o/n/blob/main/a.ts",
    "https://github.com/o/n/blob/v1/a.ts",
  ])("refuses %s, which is no file or moves, and says how an address looks", (address) => {
    expect(() => GithubReference.parse(address)).toThrow(
      /does not name a file on GitHub by its commit. Write/,
    );
  });
});
