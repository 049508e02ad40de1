import { type Check } from "./support/check";
import { isHidden } from "./support/elements";

/** Readers who jump from heading to heading take a skipped level for a missing section. */
export const headingOrder: Check = {
  name: "heading-order",
  title: "headings step down one level at a time, and none is empty",

  *page({ $ }) {
    let previous = 0;
    for (const heading of $("h1, h2, h3, h4, h5, h6").toArray()) {
      if (isHidden($, heading)) continue;
      const level = Number(heading.name.slice(1));
      const text = $(heading)
        .text()
        .replace(/[\u200b#]/g, "")
        .trim();
      if (text === "") {
        yield { message: `Has an empty ${heading.name}.`, remedy: "Give it words, or take it out." };
      }
      if (level > previous + 1 && previous > 0) {
        yield {
          near: text,
          message: `Steps from h${previous} to h${level} at "${text}".`,
          remedy: `Make it an h${previous + 1}.`,
        };
      }
      previous = level;
    }
  },
};
