import createRedirectPageContent from "@docusaurus/plugin-client-redirects/lib/createRedirectPageContent";
import { describe, expect, it } from "vitest";
import { stubScript, withCommonScript } from "./stubs";

describe("withCommonScript", () => {
  it("puts the same script into stubs of different targets, and leaves the target to the page", () => {
    const stubs = ["/concepts/fees", "/guides/lockup/overview"].map((toUrl) =>
      withCommonScript(createRedirectPageContent({ toUrl })),
    );
    for (const stub of stubs) {
      expect(stub.match(/<script/g)).toHaveLength(1);
      expect(stub).toContain(`<script>${stubScript}</script>`);
    }
    expect(stubs[0]).toContain('href="/concepts/fees"');
  });

  it("leaves a page alone", () => {
    const page = "<html><body><script>window.location.href</script></body></html>";
    expect(withCommonScript(page)).toBe(page);
  });
});
