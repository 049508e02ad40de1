import { expect, it } from "vitest";
import { site } from "../../../config/site";
import { documentOf } from "./bareSite";

it.each([
  ["index.md", "/"],
  ["concepts/fees.md", "/concepts/fees"],
])("%s is the document at %s", (name, route) =>
  expect(documentOf(name, "# Title")).toBe(`---\nslug: ${route}\n---\n\n# Title`),
);

it("has its links within the site", () => {
  const markdown = `[a](${site.url}/concepts/fees.md#who) [b](${site.url}/x.json) [c](https://other.example/a.md)`;
  expect(documentOf("a.md", markdown)).toContain(
    "[a](/concepts/fees#who) [b](/x.json) [c](https://other.example/a.md)",
  );
});
