import type { Config } from "@docusaurus/types";

/** Tags in the head of every page. The font is asked for at once because the first paint uses it. */
export const headTags = [
  { tagName: "meta", attributes: { name: "color-scheme", content: "dark light" } },
  { tagName: "link", attributes: { rel: "icon", type: "image/svg+xml", href: "/img/favicon.svg" } },
  { tagName: "link", attributes: { rel: "apple-touch-icon", href: "/img/apple-touch-icon.png" } },
] satisfies Config["headTags"];

/** Words that search engines and link previews get for every page. */
export const metadata = [
  {
    name: "keywords",
    content:
      "Sablier, token streaming, token distribution, vesting, airdrops, payroll, payments, grants, DAO, DeFi, Ethereum, EVM, ERC-20, smart contracts, Solidity",
  },
  { name: "twitter:card", content: "summary_large_image" },
];
