/** Where an id of a page is in its Markdown: the id of the heading above it, empty above the first, and its first words. */
export type Anchor = readonly [heading: string, words: string];

/** Where the build has the ids of all pages that are not those of headings: by path of the page, then by id. */
export const ANCHORS_PATH = "api/anchors.json";

/** Returns the anchor that most headings have: `Which fees?` is `which-fees`. */
export const composeAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
