import {
  createMcpHandler,
  localhostAllowedOrigins,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import { createServer } from "./server";
import { type Site } from "./site";

/** The longest request that is read, in bytes. */
export const LONGEST_REQUEST = 256 * 1024;

/** Answers one request in the form of the web's own `fetch`. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * The server over Streamable HTTP, without sessions: each request is answered by an instance of its own. Requests from
 * a page of another site are refused, as the protocol asks; programs send no origin.
 */
export function httpHandler(site: Site): Handler {
  const origins = [...localhostAllowedOrigins(), new URL(site.page("/")!.url).hostname];
  const { fetch } = createMcpHandler(() => createServer(site), { maxRequestBodySize: LONGEST_REQUEST });
  return async (request) => originValidationResponse(request, origins) ?? fetch(request);
}
