import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { type PageStep, type SiteStep } from "../../after-build";
import { awaitedLater } from "../../after-build/awaitedLater";
import { pageFacts, type PageFacts } from "../../after-build/facts";
import { inProcess } from "../../inProcess";
import { type Card } from "./card";
import { type Work } from "./draw.process";
import { documentsOf } from "./documents";
import { nameOf } from "./name";
import { tagsOf } from "./tags";

const CACHE = path.resolve(".cache/social-cards");
const FOLDER = "img/cards";

/** A part of the site by the first segment of its routes. */
export interface Section {
  readonly id: string;
  readonly name: string;
}

/** What a card is made of: a built page, or a document that will be one. */
type Described = Pick<PageFacts, "route" | "title" | "description">;

export interface Options {
  readonly sections: readonly Section[];
  /** Site path of the card of pages that have none of their own: the home page, the search. */
  readonly general: string;
  /** Pages that are no documents: the list of release notes. */
  readonly lists: readonly Described[];
}

/**
 * What gives each page its card. The plugin `early` has those drawn that documents will need while the pages are built,
 * the step `begin` those that are still missing then, in another process; the step `finish` waits for them and names
 * them in the pages. What stands between the steps runs at the same time.
 */
export function socialCards({ sections, general, lists }: Options): {
  early: (context: LoadContext) => Plugin;
  begin: SiteStep;
  finish: PageStep;
} {
  let drawing: Promise<void> = Promise.resolve();
  let copied: Promise<unknown> = Promise.resolve();
  const cardOf = ({ route, title, description }: Described): Card | undefined => {
    const section = sections.find(({ id }) => id === route.split("/")[1]);
    return section && { title, description, section: section.name };
  };
  /** Draws what is missing after what is being drawn, and does not wait. It `yields` while nobody waits for it either. */
  const draw = (pages: readonly Described[], siteTitle: string, yields = false): void => {
    const named = pages.flatMap((page) => {
      const card = cardOf(page);
      return card ? [[nameOf(card, siteTitle), card] as const] : [];
    });
    const drawMissing = async (): Promise<void> => {
      const missing = new Map(named.filter(([name]) => !existsSync(path.join(CACHE, name))));
      if (missing.size === 0) return;
      const cards = [...missing].map(([name, card]) => ({ name, card }));
      await drawElsewhere({ siteTitle, folder: CACHE, cards }, yields);
    };
    drawing = awaitedLater(drawing.then(drawMissing));
  };
  return {
    early: ({ siteConfig }) => ({
      name: "site-early-cards",
      async allContentLoaded({ allContent }) {
        if (process.env.NODE_ENV === "production")
          draw([...documentsOf(allContent), ...lists], siteConfig.title, true);
      },
    }),
    begin: {
      name: "begin to draw social cards",
      async run(site) {
        draw(await pageFacts(site), site.context.siteConfig.title);
      },
    },
    finish: {
      name: "name social cards in pages",
      async pages(site) {
        await drawing;
        const { title: siteTitle, url } = site.context.siteConfig;
        await mkdir(path.join(site.outDir, FOLDER), { recursive: true });
        const tags = new Map<string, string>();
        const copies: Promise<void>[] = [];
        for (const facts of await pageFacts(site)) {
          const card = cardOf(facts);
          const name = card && nameOf(card, siteTitle);
          if (name) copies.push(copyFile(path.join(CACHE, name), path.join(site.outDir, FOLDER, name)));
          const alt = card ? `${card.title}. ${card.section}, ${siteTitle}` : siteTitle;
          tags.set(facts.file, tagsOf(url + (name ? `/${FOLDER}/${name}` : general), alt));
        }
        copied = awaitedLater(Promise.all(copies));
        return (html, file) => html.replace("</head>", () => `${tags.get(file) ?? ""}</head>`);
      },
      done: async () => void (await copied),
    },
  };
}

const drawElsewhere = (work: Work, yields: boolean): Promise<string> =>
  inProcess(path.join(__dirname, "draw.process.ts"), work, {
    flags: ["--expose-gc", "--max-semi-space-size=4"],
    yields,
  });
