import { type Check } from "../support/check";
import { type Page } from "../support/page";

const SHORTEST = 50;
const LONGEST = 160;

/** A page of more words is long: it has to begin with its answer. */
const LONG = 1200;
/** How many words of the description the beginning says at least, as a share. */
const SHARED = 1 / 3;

/** What search results and link previews show: two that read the same cannot be distinguished, and long ones are cut. */
export const metadata: Check = {
  name: "metadata",
  title: `every page has a title and a description of its own, of ${SHORTEST} to ${LONGEST} characters, and a long page begins with what its description says`,

  *page(page, site) {
    // What is not in Git is generated from the contracts, and begins as they do.
    const { source = "" } = page;
    if (site.expected.changes[source] === undefined || !source.startsWith("docs/")) return;
    const { description = "" } = page;
    const text = site.findMarkdown(page);
    if (!text || listWords(text.text).length <= LONG) return;
    const beginning = collectStems(text.beginning);
    const said = [...collectStems(description)];
    const shared = said.filter((word) => beginning.has(word));
    if (shared.length >= SHARED * said.length) return;
    yield {
      near: "description:",
      message: `The page is long, and its beginning says ${shared.length} of the ${said.length} words of its description: "${description}".`,
      remedy: "Begin with the answer in two sentences, and let the description repeat it.",
    };
  },

  *site(site) {
    for (const page of site.addressed) {
      if (page.title === "") {
        yield { page, message: "Has no <title>.", remedy: 'Write "title" into the front matter.' };
      }
      const { description = "" } = page;
      if (description.length >= SHORTEST && description.length <= LONGEST) continue;
      yield {
        page,
        near: "description:",
        message: `Has a description of ${description.length} characters: "${description}".`,
        remedy: `Write one sentence of ${SHORTEST} to ${LONGEST} characters into "description" of the front matter.`,
      };
    }
    yield* findRepeated(site.addressed, "title", (page) => page.title);
    yield* findRepeated(site.addressed, "description", (page) => page.description);
  },
};

const listWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words that say something, without their endings: "stream" and "streams" are one. */
const collectStems = (text: string): Set<string> =>
  new Set(
    listWords(text)
      .filter((word) => word.length > 3)
      .map((word) => word.toLowerCase().slice(0, 5)),
  );

function* findRepeated(pages: Page[], what: string, textOf: (page: Page) => string | undefined) {
  const first = new Map<string, Page>();
  for (const page of pages) {
    const value = textOf(page)?.toLowerCase();
    if (!value) continue;
    const other = first.get(value);
    if (!other) first.set(value, page);
    else {
      yield {
        page,
        near: `${what}:`,
        message: `Has the same ${what} as ${other.route}: "${textOf(page)}".`,
        remedy: "Say what sets the page apart, for example the product.",
      };
    }
  }
}
