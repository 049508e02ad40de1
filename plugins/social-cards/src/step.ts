import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { type Step } from "../../after-build";
import { pageFacts, type PageFacts } from "../../after-build/facts";
import { readPage, writePage } from "../../after-build/pages";
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

export interface Options {
  readonly sections: readonly Section[];
  /** Site path of the card of pages that have none of their own: the home page, the search. */
  readonly general: string;
}

/** What a card is made of: a built page, or a document that will be one. */
type Described = Pick<PageFacts, "route" | "title" | "description">;

/**
 * What gives each page its card. The plugin `early` has those drawn that documents will need while the pages are built,
 * the step `begin` those that are still missing then, in another process; the step `finish` waits for them and names
 * them in the pages. What stands between the steps runs at the same time.
 */
export function socialCards({ sections, general }: Options): {
  early: (context: LoadContext) => Plugin;
  begin: Step;
  finish: Step;
} {
  let drawing: Promise<void> = Promise.resolve();
  const cardOf = ({ route, title, description }: Described): Card | undefined => {
    const section = sections.find(({ id }) => id === route.split("/")[1]);
    return section && { title, description, section: section.name };
  };
  /** Draws what is missing after what is being drawn, and does not wait. */
  const draw = (pages: readonly Described[], siteTitle: string): void => {
    const named = pages.flatMap((page) => {
      const card = cardOf(page);
      return card ? [[nameOf(card, siteTitle), card] as const] : [];
    });
    drawing = drawing.then(async () => {
      const missing = new Map(named.filter(([name]) => !existsSync(path.join(CACHE, name))));
      if (missing.size === 0) return;
      const cards = [...missing].map(([name, card]) => ({ name, card }));
      await drawElsewhere({ siteTitle, folder: CACHE, cards });
    });
    // Whoever waits learns of a failure; until then it must not end the build as one that nobody looks at.
    drawing.catch(() => undefined);
  };
  return {
    early: ({ siteConfig }) => ({
      name: "site-early-cards",
      async allContentLoaded({ allContent }) {
        if (process.env.NODE_ENV === "production") draw(documentsOf(allContent), siteConfig.title);
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
      async run(site) {
        await drawing;
        const { title: siteTitle, url } = site.context.siteConfig;
        await mkdir(path.join(site.outDir, FOLDER), { recursive: true });
        for (const facts of await pageFacts(site)) {
          const card = cardOf(facts);
          const name = card && nameOf(card, siteTitle);
          if (name) await copyFile(path.join(CACHE, name), path.join(site.outDir, FOLDER, name));
          const html = readPage(facts.file);
          const alt = card ? `${card.title}. ${card.section}, ${siteTitle}` : siteTitle;
          const tags = tagsOf(url + (name ? `/${FOLDER}/${name}` : general), alt);
          writePage(
            facts.file,
            html.replace("</head>", () => `${tags}</head>`),
          );
        }
      },
    },
  };
}

function drawElsewhere(work: Work): Promise<void> {
  const script = path.join(__dirname, "draw.process.ts");
  const child = spawn(process.execPath, ["--expose-gc", "--import", "tsx", script], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  child.stdin.end(JSON.stringify(work));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`Drawing the social cards ended with ${code}; see above.`)),
    );
  });
}
