import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeSealed } from "@site/src/ui/sealedLink/sealedLink";

// Links of an attacker to the explorer: none carries a query, an address or a key.

vi.doMock("@docusaurus/Link", () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
// A field takes the place of the editor, which needs a layout.
vi.doMock("./query/QueryEditor", () => ({
  QueryEditor: ({ value }: { value: string }) => <textarea aria-label="Query" value={value} readOnly />,
}));
const { ApiExplorer } = await import("./ApiExplorer");
await import("./Explorer");

const request = vi.fn();
beforeEach(() => {
  vi.stubGlobal("fetch", request);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sealed = (query: string) => `?${writeSealed(new URLSearchParams({ query }))}`;
const NO_QUERY = "The link does not name a query of this documentation, so nothing was filled in.";

it.each([
  [sealed("{ streams { id } }"), NO_QUERY],
  [sealed("__proto__"), NO_QUERY],
  [sealed("the-graph/lockup/by-id\u202e"), NO_QUERY],
  [`${sealed("nothing")}&url=https://evil.example&key=1&variables={}`, NO_QUERY],
  ["?query=the-graph/lockup/by-id", "This link was cut off or changed"],
  [sealed("the-graph/lockup/by-id").slice(0, -1), "This link was cut off or changed"],
])("fills in and sends nothing for %s", async (search, sentence) => {
  window.history.replaceState(null, "", `/api/explorer${search}`);
  render(<ApiExplorer />);
  const note = await screen.findByRole("note", { name: "About the link" });
  expect(note.textContent).toContain(sentence);
  expect(document.body.textContent).not.toContain("evil.example");
  expect(screen.queryByLabelText<HTMLTextAreaElement>("Query")?.value ?? "").not.toContain("streams { id }");
  expect(request).not.toHaveBeenCalled();
});
