import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Step } from "../../after-build";
import { pageFacts, type PageFacts } from "../../after-build/facts";
import { type Card } from "./card";
import { type Work } from "./draw.process";
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

/**
 * Two steps that give each page its card: `begin` has the missing ones drawn in another process, `finish` waits for
 * them and names them in the pages. What stands between runs at the same time.
 */
export function socialCards({ sections, general }: Options): { begin: Step; finish: Step } {
  let drawing: Promise<void> | undefined;
  const cardOf = ({ route, title, description }: PageFacts): Card | undefined => {
    const section = sections.find(({ id }) => id === route.split("/")[1]);
    return section && { title, description, section: section.name };
  };
  return {
    begin: {
      name: "begin to draw social cards",
      async run(site) {
        const siteTitle = site.context.siteConfig.title;
        const cards = (await pageFacts(site)).flatMap((facts) => cardOf(facts) ?? []);
        const missing = new Map(
          cards
            .map((card) => [nameOf(card, siteTitle), card] as const)
            .filter(([name]) => !existsSync(path.join(CACHE, name))),
        );
        if (missing.size === 0) return;
        const work = {
          siteTitle,
          folder: CACHE,
          cards: [...missing].map(([name, card]) => ({ name, card })),
        };
        drawing = drawElsewhere(work);
        // Whoever waits learns of a failure; until then it must not end the build as one that nobody looks at.
        drawing.catch(() => undefined);
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
          const html = await readFile(facts.file, "utf8");
          const alt = card ? `${card.title}. ${card.section}, ${siteTitle}` : siteTitle;
          const tags = tagsOf(url + (name ? `/${FOLDER}/${name}` : general), alt);
          await writeFile(
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
