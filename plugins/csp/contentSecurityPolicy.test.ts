import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexerRoutes, nodeRoutes } from "../../config/security/indexerRoutes";
import { composeContentSecurityPolicy } from "../../config/security/policy";
import { composeHeaders } from "../../config/security/headers";
import { liveRoutes } from "../../config/security/liveRoutes";
import { indexerOrigins } from "../../src/protocol/indexers/request/addresses";
import { findFaults, createPolicyInspector, listSources } from ".";
import { compileHostRules } from "../../src/site/host/hostRules";
import { restoreBuilt, computeHash, findInlineCode, filterScripts } from "./inlineScripts";

describe("inline scripts", () => {
  it("finds what a browser runs, by its exact text", () => {
    const html =
      `<script>a()</script><script type=module>b()</script><script type="speculationrules">{}</script>` +
      `<script type="application/ld+json">{}</script><script src=/c.js></script><script data-x="a>b" async>d()</script>`;
    expect(findInlineCode(html).scripts.map(({ text }) => text)).toEqual(["a()", "b()", "{}", "d()"]);
  });

  it("hashes as browsers do", () => {
    // The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage.
    expect(computeHash("alert('Hello, world.');")).toBe("qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=");
  });
});

describe("inline handlers", () => {
  it("finds handlers and addresses that are scripts, not words about them", () => {
    const html =
      `<p onclick="a()">x</p><a href="javascript:b()">y</a><p>onclick=c()</p><p title=" onclick=d">z</p>` +
      `<script>"<p onclick=e>"</script><code>&lt;p onclick=f></code>`;
    expect(findInlineCode(html).handlers).toEqual([`<p onclick="a()">`, `<a href="javascript:b()">`]);
  });

  it.each([`<p onclick = "a()">`, `<img/onerror=a()>`, `<p title="x"onclick=a()>`])("finds %s", (tag) => {
    expect(findInlineCode(`<p>x</p>${tag}`).handlers).toEqual([tag]);
  });
});

describe("filterScripts", () => {
  it("takes the scripts with a text from all three places of a page", () => {
    const script = (innerHTML: string) => ({ tagName: "script", innerHTML });
    expect(
      filterScripts({
        headTags: [script("a"), { tagName: "script", attributes: { src: "/b.js" } }],
        preBodyTags: script("c"),
        postBodyTags: "<p>text</p>",
      }),
    ).toEqual(["a", "c"]);
  });
});

describe("restoreBuilt", () => {
  it("minifies as the build does", async () => {
    expect(await restoreBuilt("(function () { window . a = 1 ; })();")).toBe("window.a=1");
  });
});

describe("the policy", () => {
  const rules = compileHostRules({ headers: composeHeaders(["QUJD"], false) as never });
  const policy = (route: string) => rules.headers(route).get("Content-Security-Policy") ?? "";

  it.each(["/", "/concepts/lockup/overview", "/components/deeper", "/404", "/sw.js"])(
    "of %s allows no inline script but the known and evaluates nothing",
    (route) => {
      expect(listSources(policy(route), "script-src")).toEqual(["'self'", "'sha256-QUJD'"]);
      expect(listSources(policy(route), "default-src")).toEqual(["'self'"]);
      for (const closed of ["object-src", "child-src", "frame-src", "media-src"]) {
        expect(listSources(policy(route), closed)).toEqual(["'none'"]);
      }
      expect(listSources(policy(route), "frame-ancestors")).toEqual(["'none'"]);
    },
  );

  it("allows evaluation where code is live, and nothing else more", () => {
    for (const route of Object.keys(liveRoutes)) {
      expect(listSources(policy(route), "script-src")).toEqual(["'self'", "'sha256-QUJD'", "'unsafe-eval'"]);
      expect(policy(route).replace(" 'unsafe-eval'", "")).toBe(policy("/"));
    }
  });

  it("lets the explorer and the desk reach the indexers, and no other page", () => {
    expect(indexerRoutes).toEqual(["/api/overview", "/desk"]);
    for (const route of indexerRoutes) {
      const sources = listSources(policy(route), "connect-src");
      expect(sources).toEqual([...(listSources(policy("/"), "connect-src") ?? []), ...indexerOrigins]);
      expect(policy(route).replace(` ${indexerOrigins.join(" ")}`, "")).toBe(policy("/"));
      expect(policy(`${route}/deeper`)).toBe(policy("/"));
    }
  });

  it("lets the page of claims reach a node that its reader names, and no other page", () => {
    expect(nodeRoutes).toEqual(["/desk/claim"]);
    expect(policy("/desk/claim").replace(/(connect-src [^;]*) https:(?=;)/u, "$1")).toBe(policy("/"));
    expect(listSources(policy("/desk/claim"), "connect-src")).toContain("https:");
    for (const route of ["/", "/desk", "/desk/claim/deeper", "/api/overview"]) {
      expect(listSources(policy(route), "connect-src")).not.toContain("https:");
    }
  });

  it("names the chat's hosts only on a site with a chat", () => {
    expect(policy("/")).not.toContain("crisp");
    const withChat = composeContentSecurityPolicy({ scriptHashes: [], evaluates: false, chat: true });
    expect(listSources(withChat, "script-src")).toEqual(["'self'", "https://client.crisp.chat"]);
  });
});

describe("findFaults", () => {
  const policy = `script-src 'self' 'sha256-${computeHash("a()")}'`;

  it("finds nothing in a page of known scripts", () => {
    expect(findFaults("/", "<script>a()</script><p>x</p>", policy)).toEqual([]);
  });

  it.each([
    ["<script>b()</script>", policy, /lacks: b\(\)/],
    ["<p onclick=b()>", policy, /no policy can allow/],
    ["<p>", undefined, /without a Content-Security-Policy/],
  ])("names %s", (html, served, message) => {
    const faults = findFaults("/page", html, served);
    expect(faults.map((fault) => fault.message)).toEqual([expect.stringMatching(message)]);
    expect(faults[0]?.remedy).toMatch(/\S/);
  });
});

describe("createPolicyInspector", () => {
  let hostConfig: string;
  beforeAll(async () => {
    hostConfig = path.join(await mkdtemp(path.join(tmpdir(), "policy-")), "vercel.json");
    const value = `script-src 'self' 'sha256-${computeHash("a()")}'`;
    const rule = { source: "/(.*)", headers: [{ key: "Content-Security-Policy", value }] };
    await writeFile(hostConfig, JSON.stringify({ headers: [rule] }));
  });
  afterAll(() => rm(path.dirname(hostConfig), { recursive: true, force: true }));

  it("lets a site pass whose scripts the policy knows", () => {
    const inspector = createPolicyInspector(hostConfig);
    inspector.page("index.html", "<script>a()</script>");
    expect(() => inspector.finish()).not.toThrow();
  });

  it("stops one with a script that the policy does not know, in one sentence", () => {
    const inspector = createPolicyInspector(hostConfig);
    for (const file of ["index.html", "page.html", "second.html"]) {
      inspector.page(file, file === "index.html" ? "<script>a()</script>" : "<script>b()</script>");
    }
    expect(() => inspector.finish()).toThrow(
      /^\/page \(and 1 more\) carries an inline script .*\nRun `npm run generate:vercel`/,
    );
  });
});
