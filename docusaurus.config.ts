// First, because it begins work in threads while the rest is read.
import "./plugins/ahead";
import type { ThemeConfig } from "@docusaurus/preset-classic";
import type { Config } from "@docusaurus/types";
import { announcement } from "./config/navigation/announcement";
import { footer } from "./config/navigation/footer";
import { headTags, metadata } from "./config/metadata/head";
import { history } from "./config/build/history";
import { identity } from "./config/metadata/identity";
import { pageTemplate } from "./config/build/pageTemplate";
import { parseFrontMatter } from "./plugins/markdown";
import { navbar } from "./config/navigation/navbar";
import { plugins, presets, themes } from "./plugins";
import { prism } from "./config/prism";
import { builds } from "./src/tools/builds";
import { site } from "./config/site";

// A preview must open, and a draft be built, in spite of a broken link; `npm test` sets STRICT and refuses it.
const onBroken = process.env.STRICT ? "throw" : "warn";

/** Options of themes that only one tool needs. */
const toolOptions = Object.assign(
  {},
  ...builds.map(({ themeConfig }) => themeConfig),
) as Partial<ThemeConfig>;

// Puts the files of config/ together. What each of them answers: config/README.md.
export default {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  organizationName: site.organizationName,
  projectName: site.projectName,
  favicon: "favicon.ico",
  trailingSlash: false,
  // Our own says the same on every page, and offers to load it again: plugins/startup.
  baseUrlIssueBanner: false,
  // data/public holds JSON that the site serves as it is and makes a page from; the plugins write downloads.
  staticDirectories: ["static", "data/public", ".docusaurus/protocol-data/served"],
  i18n: { defaultLocale: "en", locales: ["en"] },
  // `namespace: false` keeps the storage keys readable; the v4 flags would add a suffix to each.
  storage: { type: "localStorage", namespace: false },
  future: { v4: true, faster: true, experimental_vcs: history },
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  onDuplicateRoutes: onBroken,
  markdown: {
    mermaid: true,
    format: "detect",
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: onBroken, onBrokenMarkdownImages: onBroken },
  },
  clientModules: [
    "./src/client/navigation/cleanPath.client.ts",
    "./src/client/navigation/pendingPage.client.ts",
    "./src/client/navigation/reloadMark.client.ts",
    "./src/client/reading/fonts.client.ts",
    "./src/client/reading/headingLinks.client.ts",
    "./src/client/offline/offline.client.ts",
    "./src/client/navigation/policyBoundary.client.ts",
    "./src/client/reading/print.client.ts",
    "./src/client/reading/reveal.client.ts",
    "./src/client/navigation/scrollPosition.client.ts",
  ],
  customFields: { identity: "algolia" in toolOptions ? identity : { ...identity, search: undefined } },
  headTags,
  ssrTemplate: pageTemplate,
  presets,
  plugins,
  themes,
  themeConfig: {
    // The card of pages that have none of their own (plugins/social-cards).
    image: "img/social-card.png",
    metadata,
    navbar,
    footer,
    announcementBar: announcement,
    colorMode: { defaultMode: "dark", respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false }, versionPersistence: "localStorage" },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    prism,
    mermaid: { theme: { light: "neutral", dark: "dark" } },
    // The block's own line names the source (src/theme/ReferenceCodeBlock).
    codeblock: { showGithubLink: false },
    liveCodeBlock: { playgroundPosition: "bottom" },
    ...toolOptions,
  } satisfies ThemeConfig,
} satisfies Config;
