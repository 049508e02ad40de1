import { expect, it } from "vitest";
import { composeIssueAddress } from "./issue";

it("names the page and asks for words", () => {
  const { origin, pathname, searchParams } = new URL(
    composeIssueAddress("https://github.com/owner/name", "https://site.test/concepts/fees", "no"),
  );
  expect(origin + pathname).toBe("https://github.com/owner/name/issues/new");
  expect(searchParams.get("title")).toBe("Not helpful: /concepts/fees");
  expect(searchParams.get("body")).toMatch(
    /^Page: https:\/\/site\.test\/concepts\/fees\n\nWhat did you look for/,
  );
});

it("keeps both answers apart", () => {
  const titles = (["yes", "no"] as const).map((verdict) =>
    new URL(composeIssueAddress("https://github.com/a/b", "https://site.test/", verdict)).searchParams.get(
      "title",
    ),
  );
  expect(titles).toEqual(["Helpful: /", "Not helpful: /"]);
});
