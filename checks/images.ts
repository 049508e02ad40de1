import { type Check } from "./support/check";
import { isHidden, tag } from "./support/elements";

/** Words that stand where a description should. */
const EMPTY_WORDS =
  /^(?:image|picture|photo|screenshot|diagram|figure|logo|icon|img)\.?$|\.(?:png|jpe?g|svg|webp|gif|avif)$/i;

/** Images say what is to be seen. Outside the text an empty `alt` is right: there images decorate. */
export const images: Check = {
  name: "images",
  title: "every image has a text alternative that says what is to be seen",

  *page({ $ }) {
    for (const element of $("img, area, input[type=image]").toArray()) {
      const { alt, src = "" } = element.attribs;
      if (alt === undefined) {
        yield { near: src, message: `${tag(element)} has no alt.`, remedy: "Say in alt what is to be seen." };
      } else if (
        alt.trim() === "" &&
        $(element).closest("article .markdown").length > 0 &&
        !isHidden($, element)
      ) {
        yield {
          near: src,
          message: `${tag(element)} stands in the text with an empty alt.`,
          remedy: "Say in alt what is to be seen; where it only decorates, hide it with aria-hidden.",
        };
      } else if (EMPTY_WORDS.test(alt.trim())) {
        yield {
          near: src,
          message: `${tag(element)} has the alt "${alt}", which says nothing.`,
          remedy: "Say what is to be seen.",
        };
      }
    }
    for (const element of $('svg[role="img"], [role="img"]').toArray()) {
      if (isHidden($, element)) continue;
      const labels = (element.attribs["aria-labelledby"] ?? "").split(/\s+/).filter(Boolean);
      const named =
        Boolean(element.attribs["aria-label"]?.trim()) ||
        labels.some((id) => $(`[id="${id}"]`).text().trim() !== "") ||
        $(element).children("title").text().trim() !== "";
      if (named) continue;
      yield {
        message: `${tag(element)} is announced as an image without a name.`,
        remedy: "Give it a <title>, aria-label or aria-labelledby that leads to text.",
      };
    }
  },
};
