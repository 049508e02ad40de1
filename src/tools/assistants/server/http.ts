import {
  createMcpHandler,
  localhostAllowedOrigins,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import { readLimit } from "../../../server/answer/limit";
import { createServer } from "./server";
import { type Site } from "../../../server/site/site";

/** Maximum length of a request, in bytes. */
export const LONGEST_REQUEST = 256 * 1024;

/** Page that explains the server to people. */
const PAGE = "/api/assistants";

/** Revisions of the protocol that have batches. */
const WITH_BATCHES: readonly string[] = ["2025-03-26"];

/** Messages that one batch of these revisions may contain. */
const MOST_MESSAGES = 10;

/** Answers one request in the form of the web's own `fetch`. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * Returns the server over Streamable HTTP, without sessions: an instance of its own answers each request. Requests from
 * a page of a different site are rejected, as the protocol asks; programs send no origin.
 */
export function createHttpHandler(site: Site): Handler {
  const origins = [...localhostAllowedOrigins(), new URL(site.page("/")!.url).hostname];
  const { fetch } = createMcpHandler(
    ({ requestInfo }) => createServer(site, readLimit(getMax(requestInfo?.url))),
    { maxRequestBodySize: LONGEST_REQUEST },
  );
  return async (request) => {
    const rejected = originValidationResponse(request, origins);
    if (rejected) return rejected;
    if (request.method === "GET" || request.method === "HEAD") return openPage(request);
    if (request.method !== "POST") return refuseMethod();
    const read = await readBody(request);
    return read instanceof Response ? read : answer(await fetch(read), request.headers.get("accept"));
  };
}

const getMax = (url: string | undefined) =>
  url ? new URL(url, "http://site").searchParams.get("max") : null;

/** Sends people, who open the address in a browser, to the page that explains it; programs learn that they must post. */
function openPage({ headers }: Request): Response {
  const isPerson = headers.get("accept")?.includes("text/html");
  return isPerson
    ? new Response(null, {
        status: 302,
        headers: { location: PAGE, "cache-control": "no-store", vary: "accept" },
      })
    : refuseMethod();
}

const refuseMethod = () =>
  createRpcError(405, -32_000, "Method not allowed: send a POST with one JSON-RPC message.", {
    allow: "POST",
  });

const createRpcError = (
  status: number,
  code: number,
  message: string,
  headers: Record<string, string> = {},
) =>
  new Response(JSON.stringify({ jsonrpc: "2.0", id: null, error: { code, message } }), {
    status,
    headers: { "content-type": "application/json", ...headers },
  });

/**
 * Returns the request in the form that the protocol's package takes: both types in `accept`, arguments as an object.
 * A batch is rejected where the revision has none, because one request could otherwise hold up all others.
 */
async function readBody(request: Request): Promise<Request | Response> {
  const headers = new Headers(request.headers);
  headers.set("accept", "application/json, text/event-stream");
  const body = await readText(request);
  if (body === undefined)
    return createRpcError(413, -32_000, `The body is longer than ${LONGEST_REQUEST} bytes.`);
  const version = headers.get("mcp-protocol-version") ?? "";
  if (/^[\s\ufeff]*\[/.test(body)) {
    const count = countMessages(body);
    if (!WITH_BATCHES.includes(version) || count > MOST_MESSAGES) {
      return createRpcError(
        400,
        -32_600,
        `Send one message per request: this revision of the protocol has no batches${WITH_BATCHES.includes(version) ? ` of more than ${MOST_MESSAGES}` : ""}.`,
      );
    }
  }
  return new Request(request.url, {
    method: "POST",
    headers,
    body: correctArguments(body),
    signal: request.signal,
  });
}

/** Reads the text of a body, or nothing where it is too long. Stops reading there. */
async function readText(request: Request): Promise<string | undefined> {
  const reader = request.body?.getReader();
  if (!reader) return "";
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks).toString("utf8");
    length += value.byteLength;
    if (length > LONGEST_REQUEST) {
      void reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, "")) as unknown;
  } catch {
    return undefined;
  }
}

const countMessages = (body: string): number => {
  const messages = parse(body);
  return Array.isArray(messages) ? messages.length : 0;
};

/** Writes the arguments of a call as an object: some clients send them as text, as null, or as an empty list. */
function correctArguments(body: string): string {
  if (!body.includes('"tools/call"')) return body;
  const message = parse(body) as { method?: unknown; params?: { arguments?: unknown } } | undefined;
  if (typeof message !== "object" || message === null || message.method !== "tools/call" || !message.params)
    return body;
  const given = message.params.arguments;
  if (typeof given === "object" && given !== null && !Array.isArray(given)) return body;
  const read = typeof given === "string" ? parse(given) : given;
  const isObject = typeof read === "object" && read !== null && !Array.isArray(read);
  message.params.arguments = isObject ? read : {};
  return JSON.stringify(message);
}

/** Answers with plain JSON where the client did not ask for a stream of events. */
async function answer(response: Response, accept: string | null): Promise<Response> {
  const isStream = response.headers.get("content-type")?.includes("text/event-stream");
  if (!isStream || accept?.includes("text/event-stream")) return response;
  const messages = (await response.text())
    .split("\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => line.slice("data: ".length).trim())
    .filter(Boolean);
  const headers = new Headers(response.headers);
  headers.set("content-type", "application/json");
  const body = messages.length > 1 ? `[${messages.join(",")}]` : (messages[0] ?? "");
  return new Response(body, { status: response.status, headers });
}
