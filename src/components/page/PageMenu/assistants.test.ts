import { expect, it } from "vitest";
import { listAssistantLinks } from "./assistants";

it("asks each assistant to read the Markdown", () => {
  const links = listAssistantLinks("https://site.test/a b.md?x=1&y");
  expect(links.length).toBeGreaterThanOrEqual(3);
  for (const { href } of links) {
    const url = new URL(href);
    expect(url.protocol).toBe("https:");
    expect(url.searchParams.get("q")).toBe(
      "Read https://site.test/a b.md?x=1&y and answer my questions about it.",
    );
  }
});
