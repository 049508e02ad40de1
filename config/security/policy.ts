import { indexerOrigins } from "../../src/protocol/indexers/request/addresses";
import { chatOrigins, origins, originsOnRequest } from "./origins";

/** What a policy depends on. */
export interface PolicyInput {
  /** The base64 SHA-256 of each inline script that pages carry. */
  scriptHashes: readonly string[];
  /** Whether the page evaluates what the reader types (config/security/liveRoutes.ts). */
  evaluates: boolean;
  /** Whether the page sends a reader's queries to the indexers (config/security/indexerRoutes.ts). */
  reachesIndexers?: boolean;
  /** Whether the page asks a node that the reader names (config/security/indexerRoutes.ts). */
  reachesNodes?: boolean;
  /** Whether the site is built with the chat widget. */
  chat: boolean;
}

const katex = origins.katex.origin;

/**
 * The Content-Security-Policy of a page. Nothing is allowed but what is here:
 * - scripts are the site's own files and the inline scripts of known text; evaluation on live pages only;
 * - styles may be in the page: critical CSS differs from page to page, and highlighted code and formulas carry
 *   theirs in attributes, hundreds of values in all. A style cannot run anything, and forms, frames and connections
 *   that it could lure to are closed by the other directives;
 * - pictures as data are the small icons of the theme's style sheet, fonts as data those of formulas
 *   (plugins/fonts/src/mathSheet.ts);
 * - files that a page fetches ahead (`<link rel="prefetch">`) have no directive of their own any more, and Firefox holds
 *   them against `default-src`. Everything else that would fall back to it has a directive here.
 */
export function composeContentSecurityPolicy({
  scriptHashes,
  evaluates,
  reachesIndexers = false,
  reachesNodes = false,
  chat,
}: PolicyInput): string {
  const own = "'self'";
  const chatFiles = chat ? chatOrigins.https : [];
  const directives: Record<string, readonly string[]> = {
    "default-src": [own],
    "script-src": [
      own,
      ...scriptHashes.map((hash) => `'sha256-${hash}'`),
      ...(evaluates ? ["'unsafe-eval'"] : []),
      ...(chat ? [chatOrigins.https[0]] : []),
    ],
    "style-src": [own, "'unsafe-inline'", katex, ...(chat ? [chatOrigins.https[0]] : [])],
    "img-src": [own, "data:", ...chatFiles],
    "font-src": [own, "data:", katex, ...(chat ? [chatOrigins.https[0]] : [])],
    "connect-src": [
      own,
      ...Object.values(originsOnRequest).flatMap((entry) => entry.origins),
      ...(reachesIndexers ? indexerOrigins : []),
      ...(reachesNodes ? ["https:"] : []),
      ...(chat ? [...chatFiles, ...chatOrigins.sockets] : []),
    ],
    "worker-src": [own, ...(chat ? ["blob:"] : [])],
    "manifest-src": [own],
    "media-src": chat ? [chatOrigins.https[0]] : ["'none'"],
    "child-src": ["'none'"],
    "frame-src": ["'none'"],
    "base-uri": [own],
    "form-action": [own],
    "object-src": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join("; ");
}
