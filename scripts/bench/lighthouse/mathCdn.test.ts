import { createHash } from "node:crypto";
import { request } from "node:https";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { mathStylesheet } from "../../../config/security/origins";
import { serveMathCdn } from "./mathCdn";

const { hostname, pathname } = new URL(mathStylesheet.href);

it("answers as the CDN does, with the sheet whose hash the pages name", async () => {
  const cdn = await serveMathCdn();
  try {
    const port = Number(/:(\d+)$/.exec(cdn.args[0]!)![1]);
    const get = (path: string) =>
      new Promise<{ status?: number; body: Buffer }>((resolve, reject) => {
        const options = { host: "127.0.0.1", port, path, servername: hostname, rejectUnauthorized: false };
        request(options, (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () => resolve({ status: response.statusCode, body: Buffer.concat(parts) }));
        })
          .on("error", reject)
          .end();
      });
    const { status, body } = await get(pathname);
    expect(status).toBe(200);
    const hash = createHash("sha384").update(brotliDecompressSync(body)).digest("base64");
    expect(`sha384-${hash}`).toBe(mathStylesheet.integrity);
    expect((await get("/npm/other.css")).status).toBe(404);
  } finally {
    await cdn.close();
  }
});
