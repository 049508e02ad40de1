import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import compression from "compression";
import serveHandler from "serve-handler";
import { compileHostRules, readHostConfig, type HostConfig } from "../../src/site/host/hostRules";
import { cleanPath, isWellFormed } from "../../src/site/address";

/** How to serve a built site. */
export interface ServeOptions {
  /** The folder that holds the built site. */
  dir: string;
  /** 0 takes a free port. */
  port: number;
  /**
   * Whether the host answers with redirects and headers. Without, it is any host of files: it shows clean addresses without
   * a redirect, and the client-side stubs and scripts of the build do the rest. Default true.
   */
  redirects?: boolean;
  /** Whether answers are compressed for clients that accept it. Default true; tests, on the same machine, go without. */
  compressed?: boolean;
  /** Whether `/mcp` answers coding assistants, as the host's function does. Default false. */
  assistants?: boolean;
  /** The host's configuration; read from vercel.json of the working directory by default. */
  config?: HostConfig;
}

/** A running server. */
export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

/** Loads what answers at addresses of their own, by path. */
async function loadEndpoints(dir: string) {
  const [{ toNodeHandler }, { builds }] = await Promise.all([
    import("@modelcontextprotocol/node"),
    import("../../src/tools/builds"),
  ]);
  const endpoints = builds.flatMap(({ endpoint }) => endpoint ?? []);
  return new Map(
    await Promise.all(
      endpoints.map(async ({ path, load }) => [path, toNodeHandler({ fetch: await load(dir) })] as const),
    ),
  );
}

/**
 * Serves a built site the way the host does: redirects and headers of vercel.json, clean URLs, `404.html` for
 * what does not exist, brotli or gzip where the client accepts it. serve-handler finds and sends the files; its own
 * notations for redirects and headers are not those of vercel.json, and it drops a query when it redirects.
 *
 * @throws Error when the folder holds no built site or the port is taken.
 */
export async function serveSite({
  dir,
  port,
  redirects = true,
  compressed = true,
  assistants = false,
  config,
}: ServeOptions): Promise<SiteServer> {
  const built = await stat(path.join(dir, "index.html")).catch(() => undefined);
  if (!built) throw new Error(`${dir}/ holds no built site. Run "npm run build" first.`);
  const rules = compileHostRules(config ?? readHostConfig(path.resolve("vercel.json")));
  const compress = compression();
  const endpoints = assistants ? await loadEndpoints(dir) : undefined;

  const server = http.createServer((request, response) => {
    request.url = isWellFormed(request.url ?? "/");
    const { pathname, search } = new URL(request.url.replace(/^\/+/, "/"), "http://site");
    const answer = endpoints?.get(pathname);
    if (answer) {
      void answer(request, response);
      return;
    }
    response.setHeader("cache-control", "public, max-age=0, must-revalidate");
    if (redirects) {
      for (const [name, value] of rules.headers(pathname)) response.setHeader(name, value);
    }

    const redirect = redirects
      ? (rules.redirect(pathname) ?? toCleanPath(request.url, rules.cleanUrls))
      : undefined;
    if (redirect) {
      response.writeHead(redirect.status, { location: appendQuery(redirect.destination, search) }).end();
      return;
    }
    // A file can go while it is sent: a build clears the folder, and a test removes it at its end.
    const giveUp = () => response.destroy();
    const send = () =>
      void serveHandler(
        request,
        response,
        // Every address but that of a file may be a clean one.
        { public: dir, cleanUrls: ["!/**/*.html"], directoryListing: false, etag: true },
        {
          // Tests serve folders of links.
          lstat: ((file: string) => stat(file)) as never,
          createReadStream: (file, options) => createReadStream(file, options).on("error", giveUp),
        },
      ).catch(giveUp);
    if (compressed) compress(request as never, response as never, send);
    else send();
  });
  // A connection that ends after five idle seconds, as Node has it, can end while a busy client sends its next request.
  server.keepAliveTimeout = 60_000;
  const taken = await new Promise<number>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `Port ${port} is taken. Stop what runs there, or name another: npm run serve -- --port 3001.`,
              {
                cause: error,
              },
            )
          : error,
      ),
    );
    server.listen(port, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the redirect to the clean form of an address, as the host has it when `cleanUrls` is on. */
function toCleanPath(url: string, isOn: boolean): { destination: string; status: number } | undefined {
  const [pathname = "/"] = url.split("?");
  const clean = cleanPath(pathname);
  return isOn && clean !== pathname ? { destination: clean, status: 308 } : undefined;
}

/** A query of the request goes along, after the one that the destination may have; its hash stays last. */
function appendQuery(destination: string, search: string): string {
  if (!search) return destination;
  const [address = "", hash] = destination.split("#");
  const joined = address.includes("?") ? `${address}&${search.slice(1)}` : address + search;
  return hash === undefined ? joined : `${joined}#${hash}`;
}
