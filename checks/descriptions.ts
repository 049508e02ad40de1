import { type Check } from "./support/check";

const SHORTEST = 50;
const LONGEST = 160;

/** Search engines and link previews show this sentence; beyond 160 characters they cut it. */
export const descriptions: Check = {
  name: "descriptions",
  title: `every page has a description of ${SHORTEST} to ${LONGEST} characters`,

  *site(site) {
    for (const page of site.addressed) {
      const { description } = page;
      const length = description?.length ?? 0;
      if (length >= SHORTEST && length <= LONGEST) continue;
      yield {
        page,
        near: "description:",
        message:
          length === 0
            ? "Has no description."
            : `Has a description of ${length} characters: "${description}"`,
        remedy: `Write one sentence of ${SHORTEST} to ${LONGEST} characters into "description" of the front matter.`,
      };
    }
  },
};
