import type { Options as ClassicOptions } from "@docusaurus/preset-classic";
import type { PluginConfig, PresetConfig } from "@docusaurus/types";
import { securityContact } from "../data/securityContact";
import afterBuild from "../plugins/after-build";
import { beside } from "../plugins/after-build/beside";
import { darkWithoutScript } from "../plugins/after-build/steps/darkWithoutScript";
import { withoutPictureHints } from "../plugins/after-build/steps/pictureHints";
import { preloadFont } from "../plugins/after-build/steps/preloadFont";
import { smallPages } from "../plugins/after-build/steps/smallPages";
import { writeSecurityTxt } from "../plugins/after-build/steps/securityTxt";
import { markParts } from "../plugins/article-parts";
import { enforcePolicy } from "../plugins/content-security-policy";
import earlyDiagrams from "../plugins/diagrams/early";
import earlyScript from "../plugins/early-script";
import { pageScripts } from "../plugins/early-script/pageScripts";
import { firstPaint } from "../plugins/first-paint";
import fonts from "../plugins/fonts";
import leanClient from "../plugins/lean-client";
import lightBuild from "../plugins/light-build";
import { markdownTwins, twinLinks } from "../plugins/markdown-twins";
import { localCopy } from "../plugins/math-stylesheet";
import { mathGuest } from "../plugins/math-stylesheet/guestSheet";
import { writeWorker } from "../plugins/offline";
import pageManifests from "../plugins/page-manifests";
import { pageManifests as writePageManifests } from "../plugins/page-manifests/pageManifests";
import protocolData from "../plugins/protocol-data";
import redirectsPlugin from "../plugins/redirects";
import { redirectStubs } from "../plugins/redirects/stubs";
import referencePlugin from "../plugins/reference";
import samplesPlugin, { remixPages } from "../plugins/samples";
import searchPlugin, { searchIndex } from "../plugins/search";
import { socialCards } from "../plugins/social-cards";
import steadyBundle from "../plugins/steady-bundle";
import { structuredData } from "../plugins/structured-data";
import wholePages from "../plugins/whole-pages";
import { states } from "./firstPaint";
import { textCharacters } from "./fonts";
import { identity } from "./identity";
import { markdownPlugins } from "./markdown";
import { offline } from "./offline";
import { mathStylesheet } from "./origins";
import { redirects } from "./redirects";
import { sections } from "./sections";
import { site } from "./site";
import { siteMap } from "./siteMap";

/** Only where the host provides the script: elsewhere it would be a request that fails. */
const onVercel = process.env.VERCEL === "1";

// Read from the content of pages, which no step changes.
const filesOfPages = beside(searchIndex, markdownTwins(sections, "/api/overview.md"));
const releases = {
  route: "/blog",
  title: "Release notes",
  description:
    "What changed in each release of the Sablier contracts, with dates and the pages that changed.",
};
const cards = socialCards({ sections, general: "/img/social-card.png", lists: [releases] });

const classic = {
  docs: {
    routeBasePath: "/",
    sidebarPath: "./sidebars.ts",
    editUrl: `${site.repository}/blob/main/`,
    showLastUpdateTime: true,
    sidebarCollapsible: true,
    ...markdownPlugins,
  },
  blog: {
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
    },
    ...markdownPlugins,
  },
  pages: { ...markdownPlugins },
  theme: { customCss: ["theme", "text", "frame", "blocks", "print"].map((name) => `./src/css/${name}.css`) },
  sitemap: siteMap,
} satisfies ClassicOptions;

export const presets: PresetConfig[] = [["classic", classic]];

export const plugins: PluginConfig[] = [
  earlyDiagrams,
  earlyScript,
  (context) => fonts(context, { characters: textCharacters }),
  wholePages,
  leanClient,
  pageManifests,
  steadyBundle,
  lightBuild,
  protocolData,
  samplesPlugin,
  referencePlugin,
  searchPlugin,
  cards.early,
  () => redirectsPlugin({ table: redirects }),
  ...(onVercel ? [["@docusaurus/plugin-vercel-analytics", { mode: "auto" }] as PluginConfig] : []),
  (context) =>
    afterBuild(context, {
      steps: [
        smallPages(),
        filesOfPages.begin,
        cards.begin,
        localCopy(mathStylesheet.fallback),
        // These change the pages, in one pass.
        twinLinks,
        cards.finish,
        structuredData(identity),
        markParts,
        darkWithoutScript,
        withoutPictureHints,
        preloadFont,
        firstPaint(states, [mathGuest]),
        pageScripts,
        writePageManifests,
        // Stubs that keep query and hash, one for each old address of a page that exists.
        redirectStubs(redirects),
        remixPages,
        writeSecurityTxt(securityContact),
        filesOfPages.finish,
        // Its version covers everything above.
        writeWorker({ offline }),
        // Last: it looks at what all others have written.
        enforcePolicy({ hostConfig: "vercel.json" }),
      ],
    }),
];

// The theme for live code comes last: where two themes replace the same component, Docusaurus uses the later one.
export const themes: PluginConfig[] = [
  "@docusaurus/theme-mermaid",
  "docusaurus-theme-github-codeblock",
  "@docusaurus/theme-live-codeblock",
];
