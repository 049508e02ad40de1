import { type Check } from "../support/check";

/** What a link says where it opens another tab, to those who hear it too. */
const SAYS_SO = /new tab/i;

/** A link that takes its reader to another tab says so: Back does not lead out of there. */
export const newTabs: Check = {
  name: "new-tabs",
  title: "every link that opens a new tab says so",

  *page({ $ }) {
    for (const link of $('a[target="_blank"]').toArray()) {
      const labels = $(link).find("[aria-label]").addBack("[aria-label]").toArray();
      const words = [$(link).text(), ...labels.map((label) => $(label).attr("aria-label"))].join(" ");
      if (SAYS_SO.test(words)) continue;
      yield {
        message: `Its link "${$(link).text().trim()}" opens a new tab and does not say so.`,
        remedy: "Leave out the target, as <a href> does, or end the link with @theme/Icon/ExternalLink.",
      };
    }
  },
};
