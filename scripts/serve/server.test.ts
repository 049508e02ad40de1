import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveSite, type SiteServer } from "./server";

let dir: string;
let server: SiteServer;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "site-"));
  const files = {
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Page not found</h1>",
    "concepts.html": "<h1>Concepts</h1>",
    "concepts/fees.html": "<h1>Fees</h1>",
    "contract.SablierLockup.html": "<h1>SablierLockup</h1>",
    "blog/index.html": "<h1>Blog</h1>",
    "csv.html": "stub",
    "assets/js/main.1a2b.js": "0;".repeat(2000),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), content);
  }
  server = await serveSite({
    dir,
    port: 0,
    config: {
      redirects: [{ source: "/csv", destination: "/concepts/fees#csv", permanent: true }],
      headers: [{ source: "/(.*)", headers: [{ key: "x-content-type-options", value: "nosniff" }] }],
    },
  });
});

afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

const get = (pathname: string, headers: Record<string, string> = {}) =>
  fetch(server.url + pathname, { headers, redirect: "manual" });

describe("serveSite", () => {
  it.each([
    ["/", "Home"],
    ["/concepts", "Concepts"],
    ["/concepts/fees", "Fees"],
    ["/concepts/fees.html", "Fees"],
    ["/contract.SablierLockup", "SablierLockup"],
    ["/blog", "Blog"],
    ["/blog/", "Blog"],
    ["/concepts//fees", "Fees"],
    ["/concepts%2Ffees", "Fees"],
  ])("serves %s as HTML", async (pathname, heading) => {
    const response = await get(pathname);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain(heading);
  });

  it("answers what does not exist with the not-found page", async () => {
    const response = await get("/nowhere.At.All");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Page not found");
  });

  it.each(["/concepts/fees%", "/%ff"])(
    "answers %s, which is no address, with the not-found page",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("Page not found");
    },
  );

  // A socket is found as a file is, and cannot be opened, as a file that has gone since.
  it.each(["gone.txt", "404.html"])("goes on when %s cannot be read any more", async (file) => {
    const folder = await mkdtemp(path.join(tmpdir(), "site-"));
    await writeFile(path.join(folder, "index.html"), "<h1>Home</h1>");
    const gone = createServer().listen(path.join(folder, file));
    await once(gone, "listening");
    const other = await serveSite({ dir: folder, port: 0, config: {} });
    await fetch(`${other.url}/gone.txt`).catch(() => undefined);
    expect((await fetch(other.url)).status).toBe(200);
    await other.close();
    gone.close();
    await rm(folder, { recursive: true, force: true });
  });

  it("never leaves its folder", async () => {
    // fetch() would resolve the dots before it sends them.
    const status = await new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      request({ hostname, port, path: "/..%2f..%2f..%2fetc%2fpasswd" }, (response) =>
        resolve(response.resume().statusCode),
      )
        .on("error", reject)
        .end();
    });
    expect(status).toBe(400);
  });

  it("redirects with the query, which goes before the hash of the target", async () => {
    const response = await get("/csv?a=1");
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/concepts/fees?a=1#csv");
  });

  it("redirects the name of a file to its clean address, and neither that nor an old address on request", async () => {
    const config = { cleanUrls: true, redirects: [{ source: "/csv", destination: "/" }] };
    const ask = async (redirects: boolean, pathname: string) => {
      const other = await serveSite({ dir, port: 0, redirects, config });
      const response = await fetch(other.url + pathname, { redirect: "manual" });
      const answer = [response.status, response.headers.get("location") ?? (await response.text())];
      await other.close();
      return answer;
    };
    expect(await ask(true, "/concepts/fees.html")).toEqual([308, "/concepts/fees"]);
    expect(await ask(true, "/blog/index.html")).toEqual([308, "/blog"]);
    expect(await ask(true, "/index?a=1")).toEqual([308, "/?a=1"]);
    expect(await ask(true, "/concepts%2Ffees")).toEqual([308, "/concepts/fees"]);
    expect(await ask(false, "/concepts/fees.html")).toEqual([200, "<h1>Fees</h1>"]);
    expect(await ask(false, "/concepts/fees")).toEqual([200, "<h1>Fees</h1>"]);
    expect(await ask(false, "/csv")).toEqual([200, "stub"]);
  });

  it("sends the configured headers, also with errors", async () => {
    expect((await get("/")).headers.get("x-content-type-options")).toBe("nosniff");
    expect((await get("/nowhere")).headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each(["br", "gzip"])("compresses with %s where accepted", async (encoding) => {
    const response = await get("/assets/js/main.1a2b.js", { "accept-encoding": encoding });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(Number(response.headers.get("content-length"))).toBeLessThan(400);
    expect(await response.text()).toHaveLength(4000);
  });

  it("does not compress for clients that cannot read it, and answers revalidation without a body", async () => {
    const plain = await get("/concepts", { "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    const again = await get("/concepts", { "if-none-match": plain.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  it("says what to do where nothing is built", async () => {
    await expect(serveSite({ dir: path.join(dir, "assets"), port: 0 })).rejects.toThrow("npm run build");
  });
});
