import type { Config } from "@docusaurus/types";
import { site } from "../site";

/** The chat widget's website id, where there is one: without it the chat script does nothing. */
export const chat = process.env.CRISP_WEBSITE_ID || undefined;

/** Tags in the head of every page. */
export const headTags = [
  { tagName: "meta", attributes: { name: "color-scheme", content: "dark light" } },
  // Numbers are amounts, blocks and ids: no phone makes links of them.
  { tagName: "meta", attributes: { name: "format-detection", content: "telephone=no" } },
  { tagName: "link", attributes: { rel: "icon", type: "image/svg+xml", href: "/img/favicon.svg" } },
  { tagName: "link", attributes: { rel: "apple-touch-icon", href: "/img/apple-touch-icon.png" } },
  ...(chat ? [{ tagName: "meta", attributes: { name: "crisp-website-id", content: chat } }] : []),
  // Waits with the page's own scripts: config/build/pageTemplate.ts.
  { tagName: "script", attributes: { type: "text/plain", "data-src": "/js/crisp-chat.js" } },
] satisfies Config["headTags"];

/** Words that search engines and link previews get for every page. */
export const metadata = [
  {
    name: "keywords",
    content:
      "Sablier, token streaming, token distribution, vesting, airdrops, payroll, payments, grants, DAO, DeFi, Ethereum, EVM, ERC-20, smart contracts, Solidity",
  },
  { name: "twitter:card", content: "summary_large_image" },
  // Release notes say "article" in its place.
  { property: "og:type", content: "website" },
  { property: "og:site_name", content: site.title },
];
