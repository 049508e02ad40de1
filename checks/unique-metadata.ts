import { type Check } from "./support/check";
import { type Page } from "./support/page";

/** Two search results that read the same cannot be told apart. */
export const uniqueMetadata: Check = {
  name: "unique-metadata",
  title: "no two pages share a title or a description, and none lacks a title",

  *site(site) {
    for (const page of site.addressed) {
      if (page.title === "") {
        yield { page, message: "Has no <title>.", remedy: 'Write "title" into the front matter.' };
      }
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
        message: `Has the same ${what} as ${other.route}: "${of(page)}"`,
        remedy: "Say what sets the page apart, for example the product.",
      };
    }
  }
}
