import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { hostRules, readHostConfig, type HostConfig, type HostRules } from "../../plugins/csp/hostRules";

/** How to serve a built site. */
export interface ServeOptions {
  /** The folder that holds the built site. */
  dir: string;
  /** 0 takes a free port. */
  port: number;
  /**
   * Whether the host answers with redirects. Without, it serves files and nothing else, clean addresses without their
   * redirect: the client-side stubs and scripts of the build do the rest. Default true.
   */
  redirects?: boolean;
  /** The host's configuration; read from vercel.json of the working directory by default. */
  config?: HostConfig;
}

/** A running server. */
export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".pdf": "application/pdf",
};

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest|wasm)|image\/svg)/;

/**
 * Serves a built site the way the host does: redirects and headers of vercel.json, clean URLs, `404.html` for
 * what does not exist, brotli or gzip where the client accepts it.
 *
 * @throws Error when the folder holds no built site or the port is taken.
 */
export async function serveSite(options: ServeOptions): Promise<SiteServer> {
  const root = path.resolve(options.dir);
  const built = await stat(path.join(root, "index.html")).catch(() => undefined);
  if (!built) throw new Error(`${options.dir}/ holds no built site. Run "npm run build" first.`);
  const config = options.config ?? readHostConfig(path.resolve("vercel.json"));
  const rules = hostRules(
    options.redirects === false ? { ...config, redirects: [], cleanUrls: false } : config,
  );
  const compressed: CompressionCache = new Map();

  const server = http.createServer((request, response) => {
    answer({ root, rules, compressed }, request, response).catch((error: Error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new Error(
              `Port ${options.port} is taken. Stop what runs there, or name another: npm run serve -- --port 3001.`,
              { cause: error },
            )
          : error,
      ),
    );
    server.listen(options.port, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type CompressionCache = Map<string, Promise<Buffer>>;

interface Context {
  root: string;
  rules: HostRules;
  compressed: CompressionCache;
}

async function answer(
  context: Context,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { root, rules } = context;
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { allow: "GET, HEAD" }).end();
    return;
  }
  const { pathname, search } = new URL(request.url ?? "/", "http://site");
  for (const [name, value] of rules.headers(pathname)) response.setHeader(name, value);

  const redirect = rules.redirect(pathname) ?? tidyUrl(pathname, rules.cleanUrls);
  if (redirect) {
    response.writeHead(redirect.status, { location: withQuery(redirect.destination, search) }).end();
    return;
  }
  const file = await findFile(root, pathname);
  if (file) await send(context, file, 200, request, response);
  else await send(context, path.join(root, "404.html"), 404, request, response);
}

/** The clean form of a path, as the host redirects to it when `cleanUrls` is on. */
function tidyUrl(pathname: string, cleanUrls: boolean): { destination: string; status: number } | undefined {
  if (!cleanUrls) return undefined;
  const tidy = pathname.replace(/(?:\/index)?(?:\.html)?\/*$/, "") || "/";
  if (tidy === pathname || !/(?:\.html|\/)$/.test(pathname)) return undefined;
  return { destination: tidy, status: 308 };
}

/** A query of the request goes along, after the one that the destination may have; its hash stays last. */
function withQuery(destination: string, search: string): string {
  if (!search) return destination;
  const [address = "", hash] = destination.split("#");
  const joined = address.includes("?") ? `${address}&${search.slice(1)}` : address + search;
  return hash === undefined ? joined : `${joined}#${hash}`;
}

/** The file behind a path: itself, `<path>.html`, or its `index.html`. Dots in the path mean nothing special. */
async function findFile(root: string, pathname: string): Promise<string | undefined> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const base = path.join(root, decoded);
  if (base !== root && !base.startsWith(root + path.sep)) return undefined;
  const bare = base.replace(/[/\\]+$/, "");
  const candidates = decoded.endsWith("/")
    ? [path.join(bare, "index.html"), `${bare}.html`]
    : [base, `${base}.html`, path.join(base, "index.html")];
  for (const candidate of candidates) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isFile()) return candidate;
  }
  return undefined;
}

async function send(
  context: Context,
  file: string,
  status: number,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const content = await readFile(file).catch(() => Buffer.from("Not found"));
  const type = TYPES[path.extname(file)] ?? "application/octet-stream";
  const tag = `"${createHash("sha1").update(content).digest("base64url")}"`;
  response.setHeader("content-type", type);
  response.setHeader("etag", tag);
  response.setHeader("vary", "accept-encoding");
  if (!response.hasHeader("cache-control")) {
    const immutable = /[/\\]assets[/\\]/.test(file) && status === 200;
    response.setHeader(
      "cache-control",
      immutable ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    );
  }
  if (status === 200 && request.headers["if-none-match"] === tag) {
    response.writeHead(304).end();
    return;
  }
  const encoding = COMPRESSIBLE.test(type) ? acceptedEncoding(request.headers["accept-encoding"]) : undefined;
  const body = encoding ? await compress(context.compressed, tag, encoding, content) : content;
  if (encoding) response.setHeader("content-encoding", encoding);
  response.setHeader("content-length", body.byteLength);
  response.writeHead(status);
  response.end(request.method === "HEAD" ? undefined : body);
}

function acceptedEncoding(header: string | string[] | undefined): "br" | "gzip" | undefined {
  const accepted = String(header ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : undefined;
}

/** Each content is compressed once: browser tests ask for the same bundle hundreds of times. */
function compress(
  cache: CompressionCache,
  tag: string,
  encoding: "br" | "gzip",
  content: Buffer,
): Promise<Buffer> {
  const key = `${encoding} ${tag}`;
  let result = cache.get(key);
  if (!result) {
    result =
      encoding === "br"
        ? promisify(zlib.brotliCompress)(content, {
            params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 },
          })
        : promisify(zlib.gzip)(content);
    cache.set(key, result);
  }
  return result;
}
