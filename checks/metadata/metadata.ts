import { type Check } from "../support/check";
import { type Page } from "../support/page";

const SHORTEST = 50;
const LONGEST = 160;

/** What search results and link previews show: two that read the same cannot be told apart, and long ones are cut. */
export const metadata: Check = {
  name: "metadata",
  title: `every page has a title and a description of its own, of ${SHORTEST} to ${LONGEST} characters`,

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
    yield* repeated(site.addressed, "title", (page) => page.title);
    yield* repeated(site.addressed, "description", (page) => page.description);
  },
};

function* repeated(pages: Page[], what: string, of: (page: Page) => string | undefined) {
  const first = new Map<string, Page>();
  for (const page of pages) {
    const value = of(page)?.toLowerCase();
    if (!value) continue;
    const other = first.get(value);
    if (!other) first.set(value, page);
    else {
      yield {
        page,
        near: `${what}:`,
        message: `Has the same ${what} as ${other.route}: "${of(page)}".`,
        remedy: "Say what sets the page apart, for example the product.",
      };
    }
  }
}
