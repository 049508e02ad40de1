import { type CheerioAPI } from "cheerio";
import { type Element } from "domhandler";

/** Returns the opening tag of an element as one would look for it, shortened. */
export function writeTag(element: Element): string {
  const attributes = ["id", "class", "src", "href", "role"]
    .filter((name) => element.attribs[name])
    .map((name) => ` ${name}="${(element.attribs[name] ?? "").slice(0, 60)}"`);
  return `<${element.name}${attributes.join("")}>`;
}

/** Checks whether an element or one around it is hidden from assistive technology. */
export function isHidden($: CheerioAPI, element: Element): boolean {
  return $(element).closest('[aria-hidden="true"], [hidden], template').length > 0;
}

/** Returns the text that a reader sees in the main part of a page, without code. */
export function collectProse($: CheerioAPI): string {
  const root = $("main").first().clone();
  // Text of neighbouring blocks must not run together.
  root
    .find("p, li, td, th, div, section, h1, h2, h3, h4, h5, h6, dt, dd, summary, br")
    .append(" ")
    .after(" ");
  root.find("pre, code, script, style, template, .katex").remove();
  return root.text().replace(/\s+/g, " ").trim();
}
