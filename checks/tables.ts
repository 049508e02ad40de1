import { type Check } from "./support/check";

/** A wide table scrolls by itself, by keyboard too, instead of widening the page on a phone. */
export const tables: Check = {
  name: "tables",
  title: "every table stands in a labelled region that can be scrolled by keyboard, and has header cells",

  *page({ $ }) {
    for (const table of $("main table").toArray()) {
      // Line numbers of code and the like are laid out, not tabulated.
      if (/^(?:presentation|none)$/.test(table.attribs.role ?? "")) continue;
      const first = $(table).find("th, td").first().text().trim();
      const name = `The table that begins with "${first}"`;
      const region = $(table).closest('[role="region"]');
      const labels = (region.attr("aria-labelledby") ?? "").split(/\s+/).filter(Boolean);
      const labelled =
        Boolean(region.attr("aria-label")?.trim()) ||
        labels.some((id) => $(`[id="${id}"]`).text().trim() !== "");
      if (region.length === 0 || region.attr("tabindex") !== "0" || !labelled) {
        yield {
          near: first,
          message: `${name} does not stand in a labelled, focusable region.`,
          remedy:
            'Wrap it: <div role="region" tabindex="0" aria-label="...">. Markdown tables get that by themselves.',
        };
      }
      if ($(table).find("th").length === 0) {
        yield {
          near: first,
          message: `${name} has no header cell.`,
          remedy: "Give it a header row or column of <th>.",
        };
      }
    }
  },
};
