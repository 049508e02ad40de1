import { type ExtractedPage } from "../../../plugins/search/src/extract";
import { withoutRepeats } from "../../../plugins/search/src/pack";
import { anchorOf, type PackedSection } from "../../../src/lib/search/packed/records";

/** A number below the limit. */
type Random = (limit: number) => number;

/** Numbers that are the same at each run. */
function random(): Random {
  let state = 1;
  return (limit) => (state = (state * 48271) % 2147483647) % limit;
}

/** In one heading of so many a page's own name stands. */
const NAMED = 4;

const wordsOf = (text: string) => text.split(" ");
const oneOf = <T>(list: readonly T[], next: Random) => list[next(list.length)]!;

/**
 * Pages that do not exist, each in the shape of one of the site's: as many sections and texts, of as many words. Each
 * three words of a text follow each other somewhere on the site too, and each page has a name of its own in some of
 * its headings. So they weigh what the site's own pages weigh, which `npm run bench:search` shows by generating as
 * many.
 */
export function generatePages(own: readonly ExtractedPage[], count: number): ExtractedPage[] {
  const next = random();
  const pages = withoutRepeats(own);
  const language = new Language(next);
  for (const [, , , ...texts] of pages.flatMap(({ sections }) => sections)) {
    texts.forEach((text) => language.learn(text));
  }
  return Array.from({ length: count }, (_, number) => {
    const model = pages[number % pages.length]!;
    const name = `name${next(1_000_000).toString(36)}`;
    return {
      ...model,
      path: `${model.path}-${number}`,
      sections: model.sections.map(([level, heading, anchor, ...texts]): PackedSection => {
        const said = level === 1 || next(NAMED) === 0 ? `${heading} ${name}` : heading;
        const follows = anchor === anchorOf(heading);
        return [
          level,
          said,
          follows ? anchorOf(said) : anchor,
          ...texts.map((text) => language.say(wordsOf(text).length)),
        ];
      }),
    };
  });
}

/** Says as many words as it is asked for, each three of which have followed each other in what was learnt. */
class Language {
  readonly #starts: string[][] = [];
  readonly #following = new Map<string, string[]>();

  constructor(private readonly next: Random) {}

  learn(text: string): void {
    const words = wordsOf(text);
    this.#starts.push(words.slice(0, 2));
    words.slice(2).forEach((word, index) => {
      const pair = `${words[index]} ${words[index + 1]}`;
      const following = this.#following.get(pair);
      if (following) following.push(word);
      else this.#following.set(pair, [word]);
    });
  }

  say(length: number): string {
    const words: string[] = [];
    while (words.length < length) {
      const following = this.#following.get(words.slice(-2).join(" "));
      words.push(...(following ? [oneOf(following, this.next)] : oneOf(this.#starts, this.next)));
    }
    return words.slice(0, length).join(" ");
  }
}
