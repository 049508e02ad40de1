import { type Check } from "../support/check";
import { writeTag } from "../support/elements";

/** A link to an id that is twice leads to the first; labels may name the wrong element. */
export const duplicateIds: Check = {
  name: "duplicate-ids",
  title: "no id stands twice on a page",

  *page({ $ }) {
    const first = new Map<string, string>();
    for (const element of $("[id]").toArray()) {
      const id = element.attribs.id ?? "";
      const other = first.get(id);
      if (other === undefined) first.set(id, writeTag(element));
      else {
        yield {
          near: `#${id}`,
          message: `The id "${id}" stands twice: ${other} and ${writeTag(element)}.`,
          remedy: "Give one of two equal headings an explicit id; let components take theirs from useId.",
        };
      }
    }
  },
};
