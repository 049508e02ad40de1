import { type Check } from "./support/check";

/** A page without its heading has no name for those who hear it; one with two has none that counts. */
export const titleHeading: Check = {
  name: "title-heading",
  title: "every page has exactly one h1, and it says something",

  *page({ $ }) {
    const headings = $("h1").toArray();
    if (headings.length !== 1) {
      const texts = headings.map((heading) => `"${$(heading).text().trim()}"`).join(", ");
      yield {
        message: `Has ${headings.length} h1 headings${texts && `: ${texts}`}.`,
        remedy: "The title in the front matter makes the h1; begin sections with ##.",
      };
    } else if ($(headings[0]).text().trim() === "") {
      yield { message: "Has an empty h1.", remedy: "Give the page a title." };
    }
  },
};
