import { readFile } from "node:fs/promises";
import { createServer } from "node:https";
import { type AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { generate } from "selfsigned";
import { mathStylesheet } from "../../../config/security/origins";

/** A local server instead of the CDN of mathematics, and the flags that make a Chromium ask it. */
export interface MathCdn {
  args: string[];
  close(): Promise<void>;
}

const FOLDER = path.dirname(require.resolve("katex/dist/katex.min.css"));

/**
 * Serves the package's style sheet of mathematics on this machine under the address of its CDN, so that what is
 * measured does not depend on a network. The integrity hash of the page holds for it, too.
 */
export async function serveMathCdn(): Promise<MathCdn> {
  const { host, pathname } = new URL(mathStylesheet.href);
  const { private: key, cert } = await generate([{ name: "commonName", value: host }]);
  const body = await promisify(zlib.brotliCompress)(
    await readFile(path.join(FOLDER, path.basename(pathname))),
  );
  const server = createServer({ key, cert }, (request, response) => {
    if (request.url !== pathname) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "text/css; charset=utf-8",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    args: [`--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`, "--ignore-certificate-errors"],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
