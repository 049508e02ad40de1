import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LoadContext } from "@docusaurus/types";
import { simpleHash } from "@docusaurus/utils";
import { describe, expect, it } from "vitest";
import { BundleFiles } from "./bundleFiles";
import { listPageScripts } from "./pageScripts";
import { cleanPath, findFiles, writeOfflinePage, readTitle } from "./worker/offlinePage";
import offline, { bundleWorker } from ".";

/** As the bundler does at the end of a build. */
function bundle(files: BundleFiles, names: readonly string[], groups: Record<string, string[]> = {}): void {
  const namedChunkGroups = Object.fromEntries(
    Object.entries(groups).map(([group, names]) => [group, { assets: names.map((name) => ({ name })) }]),
  );
  files.apply({
    hooks: {
      done: {
        tap: (_, done) =>
          done({ toJson: () => ({ assets: names.map((name) => ({ name })), namedChunkGroups }) }),
      },
    },
  });
}

describe("BundleFiles", () => {
  it("names the scripts of a chunk, and refuses one that is not there", () => {
    const files = new BundleFiles();
    bundle(files, [], {
      search: ["assets/js/search.1.js", "assets/css/search.1.css", "assets/js/shared.2.js"],
    });
    expect(files.findScripts("search")).toEqual(["/assets/js/search.1.js", "/assets/js/shared.2.js"]);
    expect(() => files.findScripts("serach")).toThrow('No chunk is named "serach"');
  });

  it("has one hash for one bundle, whatever the order of its files", () => {
    const getHash = (...names: string[]) => {
      const files = new BundleFiles();
      bundle(files, names);
      return files.hash();
    };
    expect(getHash("a.1.js", "b.1.js")).toBe(getHash("b.1.js", "a.1.js"));
    expect(getHash("a.1.js", "b.2.js")).not.toBe(getHash("a.1.js", "b.1.js"));
  });
});

describe("bundleWorker", () => {
  it("is a classic script that differs from deploy to deploy", async () => {
    const text = await bundleWorker("serviceWorker", "abc123", ["/assets/js/search.js"]);
    expect(text).toContain("/assets/js/search.js");
    expect(text).not.toMatch(/(?:^|[;}])(?:export|import)\b|process\.env/);
    expect(await bundleWorker("serviceWorker", "def456", ["/assets/js/search.js"])).not.toBe(text);
  });
});

describe("the plugin", () => {
  const build = async (enabled: boolean) => {
    const outDir = await mkdtemp(path.join(tmpdir(), "offline-"));
    await writeFile(path.join(outDir, "routesChunkNames.json"), "{}");
    const plugin = offline({ generatedFilesDir: outDir } as LoadContext, {
      enabled,
      searchChunks: ["search"],
    });
    const { plugins } = plugin.configureWebpack!({} as never, false, {} as never, undefined) as {
      plugins: [BundleFiles];
    };
    bundle(plugins[0], ["assets/js/search.1.js"], { search: ["assets/js/search.1.js"] });
    await plugin.postBuild!({ outDir, routes: [] } as never);
    const text = await readFile(path.join(outDir, "sw.js"), "utf8");
    await rm(outDir, { recursive: true });
    return text;
  };

  it("writes the worker with the scripts of the search", async () => {
    expect(await build(true)).toContain("/assets/js/search.1.js");
  });

  it("writes one that removes itself when the switch is off", async () => {
    expect(await build(false)).toContain("unregister");
  });
});

describe("listPageScripts", () => {
  const docs = {
    path: "/",
    component: "@theme/DocsRoot",
    routes: [{ path: "/concepts/fees/", component: "@theme/DocItem" }],
  };
  const home = { path: "/", component: "@site/src/pages/index.tsx" };
  const chunks = {
    "/-1df": { __comp: simpleHash(home.component, 8) },
    "/-5e9": { __comp: simpleHash(docs.component, 8), __props: "sidebar" },
    "/concepts/fees/-a-3e5": { __comp: simpleHash("@theme/DocItem", 8), content: "elsewhere" },
    "/concepts/fees/-3e5": {
      __comp: simpleHash("@theme/DocItem", 8),
      items: [{ content: "fees" }, { content: "fees" }],
    },
  };
  const listScripts = (chunk: string) => [`/assets/js/${chunk}.js`, "/assets/js/shared.js"];
  const script = (component: string) => `/assets/js/${simpleHash(component, 8)}.js`;

  it("names the chunks of a page and of the routes above it, once", () => {
    const pages = listPageScripts([home, docs], chunks, listScripts);
    expect(Object.keys(pages)).toEqual(["/", "/concepts/fees"]);
    expect(pages["/"]).toEqual([script(home.component), "/assets/js/shared.js"].sort());
    expect(pages["/concepts/fees"]).toEqual(
      [
        script("@theme/DocItem"),
        script(docs.component),
        "/assets/js/fees.js",
        "/assets/js/shared.js",
        "/assets/js/sidebar.js",
      ].sort(),
    );
  });

  it("stops at a route without a script", () => {
    expect(() => listPageScripts([home], chunks, () => [])).toThrow("No chunk of the route / has a script");
  });

  it("stops at a route whose chunks it cannot find", () => {
    expect(() => listPageScripts([{ path: "/new", component: "@theme/New" }], chunks, listScripts)).toThrow(
      "no chunks of the route /new",
    );
  });
});

describe("what the worker reads out of pages", () => {
  it.each([
    ["/a/", "/a"],
    ["/a.html", "/a"],
    ["/a/index.html", "/a"],
    ["/", "/"],
    ["/index.html", "/"],
    ["/contract.SablierLockup", "/contract.SablierLockup"],
  ])("cleans %s to %s", (path, clean) => expect(cleanPath(path)).toBe(clean));

  it("finds scripts and styles in attributes and in data, once", () => {
    const html = `<link href="/assets/css/styles.1a.css"><script src=/assets/js/main.2b.js></script>
      <script type="application/json">["/assets/js/main.2b.js","/assets/js/c~d.3c.js"]</script><img src="/assets/images/x.png">`;
    expect(findFiles(html)).toEqual([
      "/assets/css/styles.1a.css",
      "/assets/js/main.2b.js",
      "/assets/js/c~d.3c.js",
    ]);
  });

  it("takes the title without the site's name", () => {
    expect(readTitle('<title data-rh="true">Fees &amp; more | Sablier Docs</title>')).toBe("Fees &amp; more");
    expect(readTitle("{}")).toBeUndefined();
  });
});

describe("writeOfflinePage", () => {
  it("lists what can be read, with addresses that cannot break out of their attribute", () => {
    const html = writeOfflinePage([{ path: '/a"><b>', title: "A &amp; B" }], "/assets/css/styles.1a.css");
    expect(html).toContain('<a href="/a&#34;&#62;&#60;b&#62;">A &amp; B</a>');
    expect(html).toContain('href="/assets/css/styles.1a.css"');
  });

  it("says no more than that there is no connection where nothing is cached", () => {
    const html = writeOfflinePage([], undefined);
    expect(html).toContain("<h1>No connection</h1>");
    expect(html).not.toContain("You can read");
    expect(html).not.toContain("stylesheet");
  });
});
