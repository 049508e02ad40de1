import { expect, it } from "vitest";
import { writeMarkdownLink } from "./links";

it.each([
  ["/a#part", "https://site.test/a#part"],
  ["/a/", "https://site.test/a.md"],
  ["#here", "https://site.test/a#here"],
  ["/", "https://site.test/index.md"],
  ["/file.json?x=1", "https://site.test/file.json?x=1"],
  ["https://other.test/a", "https://other.test/a"],
  ["mailto:a@site.test", "mailto:a@site.test"],
])("turns the link %s into %s", (href, expected) => {
  expect(writeMarkdownLink({ origin: "https://site.test", routes: ["/", "/a"] }, "/a")(href)).toBe(expected);
});
