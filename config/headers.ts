/** A rule in the host's notation: headers for every address that matches `source`. */
export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const header = (key: string, value: string) => ({ key, value });

/** Response headers of the host, and of `npm run serve`, which reads the same file (vercel.json). */
export const headers: readonly HeaderRule[] = [
  {
    source: "/(.*)",
    headers: [
      header("Strict-Transport-Security", "max-age=63072000; includeSubDomains; preload"),
      header("X-Content-Type-Options", "nosniff"),
      header("Referrer-Policy", "strict-origin-when-cross-origin"),
      header("Cross-Origin-Opener-Policy", "same-origin"),
      header("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
      header("X-Frame-Options", "DENY"),
    ],
  },
  // The Markdown twins are for machines that read; search engines show the pages.
  {
    source: "/(.*).md",
    headers: [header("Content-Type", "text/markdown; charset=utf-8"), header("X-Robots-Tag", "noindex")],
  },
  // Names under /assets/ carry a hash of the content.
  { source: "/assets/(.*)", headers: [header("Cache-Control", "public, max-age=31536000, immutable")] },
];
