import { SIZE } from "./card";

const escape = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;");

/**
 * The tags that show a card in link previews. `data-page`: they speak of this page, and are taken out when the reader
 * goes on to another without a new load.
 *
 * @param address of the picture, in full
 * @param alt what it says
 */
export function tagsOf(address: string, alt: string): string {
  const properties = {
    "og:image": address,
    "og:image:type": "image/png",
    "og:image:width": String(SIZE.width),
    "og:image:height": String(SIZE.height),
    "og:image:alt": alt,
  };
  const names = { "twitter:image": address, "twitter:image:alt": alt };
  return [
    ...Object.entries(properties).map(([name, content]) => ["property", name, content]),
    ...Object.entries(names).map(([name, content]) => ["name", name, content]),
  ]
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escape(content ?? "")}" data-page>`)
    .join("");
}
