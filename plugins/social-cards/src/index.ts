import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { inProcess } from "../../inProcess";
import { type Card } from "./card";
import { type Work } from "./draw.process";
import { documentsOf } from "./documents";
import { nameOf } from "./name";

const CACHE = path.resolve(".cache/social-cards");
const FOLDER = "img/cards";

/** A part of the site by the first segment of its routes. */
export interface Section {
  readonly id: string;
  readonly name: string;
}

/** What a card is made of: a built page, or a document that will be one. */
interface Described {
  readonly route: string;
  readonly title: string;
  readonly description: string;
}

export interface Options {
  readonly sections: readonly Section[];
  /** Pages that are no documents: the list of release notes. */
  readonly lists: readonly Described[];
}

/** Draws the card of each document, release note and list, and puts it into the built site. */
export default function socialCards({ siteConfig }: LoadContext, { sections, lists }: Options): Plugin {
  const cardOf = ({ route, title, description }: Described): Card | undefined => {
    const section = sections.find(({ id }) => id === route.split("/")[1]);
    return section && { title, description, section: section.name };
  };
  let cards = new Map<string, Card>();
  return {
    name: "site-social-cards",
    async allContentLoaded({ allContent }) {
      cards = new Map(
        [...documentsOf(allContent), ...lists].flatMap((page) => {
          const card = cardOf(page);
          return card ? [[nameOf(card, siteConfig.title), card] as const] : [];
        }),
      );
    },
    async postBuild({ outDir }) {
      const missing = [...cards].filter(([name]) => !existsSync(path.join(CACHE, name)));
      if (missing.length > 0) {
        const work = {
          siteTitle: siteConfig.title,
          folder: CACHE,
          cards: missing.map(([name, card]) => ({ name, card })),
        };
        await drawElsewhere(work, false);
      }
      await mkdir(path.join(outDir, FOLDER), { recursive: true });
      for (const name of cards.keys())
        await copyFile(path.join(CACHE, name), path.join(outDir, FOLDER, name));
    },
  };
}

const drawElsewhere = (work: Work, yields: boolean): Promise<string> =>
  inProcess(path.join(__dirname, "draw.process.ts"), work, {
    flags: ["--expose-gc", "--max-semi-space-size=4"],
    yields,
  });
