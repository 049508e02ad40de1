import { composeContentSecurityPolicy, type PolicyInput } from "./policy";
import { indexerRoutes, nodeRoutes } from "./indexerRoutes";
import { liveRoutes } from "./liveRoutes";

/** A rule in the host's notation: headers for every address that matches `source`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const createHeader = (key: string, value: string) => ({ key, value });

/**
 * Response headers of the host, and of `npm run serve`, which reads the same file (vercel.json). No two rules set the
 * same header for one address, so that it does not matter how the host would merge them.
 *
 * @param scriptHashes the base64 SHA-256 of each inline script of the site
 * @param chat whether the site is built with the chat widget
 */
export function composeHeaders(scriptHashes: readonly string[], chat: boolean): HeaderRule[] {
  const live = Object.keys(liveRoutes);
  const special = [...live, ...indexerRoutes, ...nodeRoutes].map((route) => route.slice(1));
  const composePolicy = (extra: Partial<PolicyInput> = {}) =>
    createHeader(
      "Content-Security-Policy",
      composeContentSecurityPolicy({ scriptHashes, evaluates: false, chat, ...extra }),
    );
  return [
    {
      source: "/(.*)",
      headers: [
        createHeader("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"),
        createHeader("X-Content-Type-Options", "nosniff"),
        createHeader("Referrer-Policy", "strict-origin-when-cross-origin"),
        createHeader("Cross-Origin-Opener-Policy", "same-origin"),
        createHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        // For browsers that do not know `frame-ancestors`.
        createHeader("X-Frame-Options", "DENY"),
      ],
    },
    { source: `/((?!(?:${special.join("|")})$).*)`, headers: [composePolicy()] },
    ...live.map((route) => ({ source: route, headers: [composePolicy({ evaluates: true })] })),
    ...indexerRoutes.map((route) => ({ source: route, headers: [composePolicy({ reachesIndexers: true })] })),
    ...nodeRoutes.map((route) => ({ source: route, headers: [composePolicy({ reachesNodes: true })] })),
    // Markdown pages are for machines that read; search engines show the pages.
    {
      source: "/(.*).md",
      headers: [
        createHeader("Content-Type", "text/markdown; charset=utf-8"),
        createHeader("X-Robots-Tag", "noindex"),
      ],
    },
    // Names under /assets/ carry a hash of the content.
    {
      source: "/assets/(.*)",
      headers: [createHeader("Cache-Control", "public, max-age=31536000, immutable")],
    },
  ];
}
