import { type CheerioAPI } from "cheerio";
import { type Element } from "domhandler";

/** A file that a browser fetches by itself when it opens a page. */
export interface Resource {
  url: string;
  element: Element;
}

/** Relations of `<link>` that make a browser fetch something, or open a connection. */
const FETCHING = new Set([
  "stylesheet",
  "preload",
  "modulepreload",
  "prefetch",
  "preconnect",
  "dns-prefetch",
  "icon",
  "apple-touch-icon",
  "mask-icon",
  "manifest",
]);

/** Everything that a browser fetches by itself when it opens the page, scripts' own requests aside. */
export function resources($: CheerioAPI): Resource[] {
  const found: Resource[] = [];
  const add = (url: string | undefined, element: Element) => {
    if (url && !/^(?:data|blob|about|javascript):|^#/i.test(url.trim())) {
      found.push({ url: url.trim(), element });
    }
  };
  $("link[href]").each((_, element) => {
    const relations = (element.attribs.rel ?? "").toLowerCase().split(/\s+/);
    if (relations.some((relation) => FETCHING.has(relation))) add(element.attribs.href, element);
  });
  $(
    "script[src], img[src], iframe[src], embed[src], audio[src], video[src], source[src], track[src], input[src]",
  ).each((_, element) => add(element.attribs.src, element));
  $("video[poster]").each((_, element) => add(element.attribs.poster, element));
  $("object[data]").each((_, element) => add(element.attribs.data, element));
  $("image, use").each((_, element) => add(element.attribs.href ?? element.attribs["xlink:href"], element));
  $("[srcset], link[imagesrcset]").each((_, element) => {
    // A comma ends a candidate before white space or after its descriptor; others are part of an address.
    for (const candidate of (element.attribs.srcset ?? element.attribs.imagesrcset ?? "").split(
      /,\s+|(?<=\s[\d.]+[wx]\s*),/i,
    )) {
      add(candidate.trim().split(/\s+/)[0], element);
    }
  });
  $("[style]").each((_, element) =>
    styleUrls(element.attribs.style ?? "").forEach((url) => add(url, element)),
  );
  $("style").each((_, element) => styleUrls($(element).text()).forEach((url) => add(url, element)));
  return found;
}

const URL_CALL = /url\(\s*(["']?)(.*?)\1\s*\)/gi;

/** The addresses that a style sheet fetches. */
export function styleUrls(css: string): string[] {
  const urls = [...css.matchAll(URL_CALL)].map((match) => match[2] ?? "");
  const imports = [...css.matchAll(/@import\s*(["'])(.*?)\1/gi)].map((match) => match[2] ?? "");
  // Its candidates may be strings. Those of type() are no addresses, what follows in the declaration does no harm.
  const sets = css.replace(/type\([^)]*\)/gi, "").matchAll(/image-set\(((?:"[^"]*"|'[^']*'|[^"';{}])*)/gi);
  const images = [...sets].flatMap(([, set = ""]) =>
    [...set.replace(URL_CALL, "").matchAll(/(["'])(.*?)\1/g)].map((match) => match[2] ?? ""),
  );
  return [...urls, ...imports, ...images];
}

/** The opening tag of an element as one would look for it, shortened. */
export function tag(element: Element): string {
  const attributes = ["id", "class", "src", "href", "role"]
    .filter((name) => element.attribs[name])
    .map((name) => ` ${name}="${(element.attribs[name] ?? "").slice(0, 60)}"`);
  return `<${element.name}${attributes.join("")}>`;
}

/** Whether an element or one around it is hidden from assistive technology. */
export function isHidden($: CheerioAPI, element: Element): boolean {
  return $(element).closest('[aria-hidden="true"], [hidden], template').length > 0;
}

/** The text that a reader sees in the main part of a page, without code. */
export function prose($: CheerioAPI): string {
  const root = $("main").first().clone();
  // Text of neighbouring blocks must not run together.
  root
    .find("p, li, td, th, div, section, h1, h2, h3, h4, h5, h6, dt, dd, summary, br")
    .append(" ")
    .after(" ");
  root.find("pre, code, script, style, template, .katex").remove();
  return root.text().replace(/\s+/g, " ").trim();
}
