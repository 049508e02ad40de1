import path from "node:path";
import type { Options as BlogOptions } from "@docusaurus/plugin-content-blog";
import type { Options as ClassicOptions } from "@docusaurus/preset-classic";
import type { PluginConfig, PresetConfig } from "@docusaurus/types";
import type { Options as RedirectOptions } from "@docusaurus/plugin-client-redirects";
import { ahead } from "./ahead";
import criticalCssPlugin from "./critical-css";
import { createPolicyInspector } from "./csp";
import diagrams from "./diagrams";
import fonts, { writeMathSheet } from "./fonts";
import markdownPages from "./markdown-pages";
import offlinePlugin from "./offline";
import protocolData from "./protocol-data";
import redirectsPlugin from "./redirects";
import referencePlugin from "./reference";
import samplesPlugin from "./samples";
import { builds } from "../src/tools/builds";
import socialCards from "./social-cards";
import startup from "./startup";
import { listSources } from "../src/site/redirects";
import chooseBundler from "../config/build/bundler";
import { criticalCss } from "../config/build/criticalCss";
import { codeCharacters, textCharacters } from "../config/build/fonts";
import { identity } from "../config/metadata/identity";
import { markdownPlugins } from "./markdown";
import { offline } from "../config/build/offline";
import { mathStylesheet } from "../config/security/origins";
import { redirects } from "../config/navigation/redirects";
import createReleaseNotes from "../config/releaseNotes";
import { sections } from "../config/navigation/sections";
import { site } from "../config/site";
import { siteMap } from "../config/metadata/siteMap";

/** Only where the host provides the script: elsewhere it would be a request that fails. */
const onVercel = process.env.VERCEL === "1";

/** Page views, without what a reader has entered: the module comes first, as the host's script begins with what waits. */
const analytics: PluginConfig[] = [
  () => ({
    name: "analytics-addresses",
    getClientModules: () => [path.resolve("src/client/analytics/analytics.client.ts")],
  }),
  ["@docusaurus/plugin-vercel-analytics", { mode: "auto" }],
];

const releases = {
  route: "/blog",
  title: "Release notes",
  description:
    "What changed in each release of the Sablier contracts, with dates and the pages that changed.",
};

const blog = {
  routeBasePath: releases.route,
  blogTitle: releases.title,
  blogDescription: releases.description,
  blogSidebarTitle: "Releases",
  blogSidebarCount: "ALL",
  postsPerPage: "ALL",
  // The list is short enough to be its own archive, and each post names its product.
  archiveBasePath: null,
  showReadingTime: false,
  showLastUpdateTime: true,
  onInlineAuthors: "ignore",
  onUntruncatedBlogPosts: "ignore",
  feedOptions: {
    type: ["rss", "atom"],
    title: "Sablier release notes",
    copyright: "GPL-3.0-or-later",
    createFeedItems: async ({ defaultCreateFeedItems, ...feed }) =>
      (await defaultCreateFeedItems(feed)).map((item) => ({
        ...item,
        author: [{ name: identity.organization.name, link: identity.organization.url }],
      })),
  },
  ...markdownPlugins,
} satisfies BlogOptions;

const classic = {
  docs: {
    routeBasePath: "/",
    sidebarPath: "./sidebars.ts",
    editUrl: `${site.repository}/blob/main/`,
    showLastUpdateTime: true,
    sidebarCollapsible: true,
    ...markdownPlugins,
  },
  // As below, by a plugin that adds to it.
  blog: false,
  pages: { ...markdownPlugins },
  theme: { customCss: ["theme", "text", "frame", "blocks", "print"].map((name) => `./src/css/${name}.css`) },
  sitemap: siteMap,
} satisfies ClassicOptions;

export const presets: PresetConfig[] = [["classic", classic]];

export const plugins: PluginConfig[] = [
  chooseBundler,
  [createReleaseNotes as never, blog],
  (context) =>
    fonts(context, { characters: textCharacters, codeCharacters, mathFallback: mathStylesheet.fallback }),
  () => diagrams(["docs", "blog"]),
  protocolData,
  ...builds.map(({ plugin }) => plugin),
  samplesPlugin,
  (context) => referencePlugin(context, ahead.reference),
  (context) =>
    offlinePlugin(context, {
      ...offline,
      searchChunks: builds.flatMap(({ searchChunks = [] }) => searchChunks),
    }),
  (context) =>
    socialCards(context, { sections, lists: [{ ...releases, image: `/img/cards${releases.route}.png` }] }),
  (context) => markdownPages(context, { sections, data: "/api/overview.md", assistants: `${site.url}/mcp` }),
  () => redirectsPlugin({ table: redirects }),
  [
    "@docusaurus/plugin-client-redirects",
    { createRedirects: (route) => listSources(redirects, route) } satisfies RedirectOptions,
  ],
  startup,
  (context) =>
    criticalCssPlugin(context, {
      ...criticalCss,
      partialSheets: [writeMathSheet],
      inspector: createPolicyInspector("vercel.json"),
    }),
  ...(onVercel ? analytics : []),
];

/** A build has diagrams as SVG in its HTML (plugins/diagrams): it needs none of the theme's scripts, of which there are 66. */
const isBuild = process.env.NODE_ENV === "production";

// The theme for live code comes last: where two themes replace the same component, Docusaurus uses the later one.
export const themes: PluginConfig[] = [
  ...(isBuild ? [] : ["@docusaurus/theme-mermaid"]),
  "docusaurus-theme-github-codeblock",
  "@docusaurus/theme-live-codeblock",
];
