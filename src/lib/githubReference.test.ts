import { describe, expect, it } from "vitest";
import * as GithubReference from "./githubReference";

describe("a reference to code on GitHub", () => {
  it("names file, repository, lines and where the text is", () => {
    expect(GithubReference.parse("https://github.com/o/n/blob/v1/src/A.sol#L3-L4")).toEqual({
      url: "https://github.com/o/n/blob/v1/src/A.sol#L3-L4",
      raw: "https://raw.githubusercontent.com/o/n/v1/src/A.sol",
      file: "A.sol",
      repository: "o/n",
      fromLine: 3,
      toLine: 4,
    });
    expect(GithubReference.parse("https://github.com/o/n/blob/main/a.ts#L7").toLine).toBe(7);
  });

  it("cuts the lines out and moves them left", () => {
    const reference = GithubReference.parse("https://github.com/o/n/blob/main/a.ts#L2-L4");
    expect(GithubReference.excerpt("a\r\n  b\n    c\n\nd", reference)).toBe("b\n  c");
  });

  it("refuses an address that is no file, and says how one looks", () => {
    expect(() => GithubReference.parse("https://example.org/a")).toThrow(
      /does not name a file on GitHub. Write/,
    );
  });
});
