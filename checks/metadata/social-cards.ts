import { openSync, readSync, closeSync } from "node:fs";
import path from "node:path";
import { type Check } from "../support/check";
import { type Site } from "../support/site";

const REMEDY = "See plugins/social-cards.";

/** A link preview shows a picture of the page, of the size that it says, with words for those who do not see it. */
export const socialCards: Check = {
  name: "social-cards",
  title: "every page has a social card of its own, 1200 by 630 pixels, with a text alternative",

  *page(page, site) {
    if (page.isNotFound || !page.isListed) return;
    const readMeta = (name: string) =>
      page
        .$(`meta[property="${name}"], meta[name="${name}"]`)
        .toArray()
        .map((element) => element.attribs.content ?? "");
    const [address, second] = readMeta("og:image");
    if (address === undefined || second !== undefined) {
      yield {
        message: address === undefined ? "Has no og:image." : "Has more than one og:image.",
        remedy: REMEDY,
      };
      return;
    }
    const pathname = page.resolve(address)?.pathname;
    if (
      !address.startsWith(`${site.expected.origin}/`) ||
      pathname === undefined ||
      !site.files.has(pathname)
    ) {
      yield { message: `Has ${address} as og:image, which is no file of the site in full.`, remedy: REMEDY };
      return;
    }
    const size = measureSize(path.join(site.dir, pathname));
    const [width, height] = ["og:image:width", "og:image:height"].map((name) => readMeta(name)[0]);
    const said = width === undefined && height === undefined ? size : `${width ?? "?"}x${height ?? "?"}`;
    if (size !== "1200x630" || said !== size) {
      yield {
        message: `Its og:image measures ${size} and is said to measure ${said}.`,
        remedy: "Both must be 1200x630.",
      };
    }
    if (readMeta("twitter:image")[0] !== address) {
      yield { message: "Its twitter:image is not its og:image.", remedy: REMEDY };
    }
    for (const name of ["og:image:alt", "twitter:image:alt"]) {
      if (!readMeta(name)[0]?.trim()) yield { message: `Has no ${name}.`, remedy: REMEDY };
    }
  },

  *site(site) {
    for (const [address, pages] of groupByPicture(site)) {
      if (pages.length < 2) continue;
      yield {
        message: `${pages.join(" and ")} have the same card, ${address}.`,
        remedy: "Give the pages titles or descriptions that differ.",
      };
    }
  },
};

/** Returns the listed pages by their pictures. Reads heads only: the parsed pages have been released. */
function groupByPicture(site: Site): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const page of site.addressed.filter(({ isListed }) => isListed)) {
    const html = site.readBuilt(path.relative(site.dir, page.file));
    // The home page and others outside the sections share the general one.
    const address = /property="?og:image"? content="?([^">\s]*\/img\/cards\/[^">\s]+)/.exec(html)?.[1];
    if (address) found.set(address, [...(found.get(address) ?? []), page.route]);
  }
  return found;
}

/** Returns width and height of a PNG, from its header. */
function measureSize(file: string): string {
  const header = Buffer.alloc(24);
  const handle = openSync(file, "r");
  readSync(handle, header, 0, 24, 0);
  closeSync(handle);
  return header.toString("latin1", 1, 4) === "PNG"
    ? `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`
    : "no PNG";
}
