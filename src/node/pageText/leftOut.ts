import type { Element } from "hast";
import { hasClass, readProperty } from "./html";

/** Controls, and what only shows on hover. */
const NAMES = [
  ...["button", "input", "select", "textarea", "output", "label", "form", "nav", "footer"],
  ...["script", "style", "noscript", "template", "kbd", "wbr"],
];
/** Navigation, and what repeats the text. */
const CLASSES = [
  "hash-link",
  "theme-doc-toc-mobile",
  "theme-doc-toc-desktop",
  "table-of-contents",
  "theme-unlisted-banner",
];
const ROLES = ["tablist", "tooltip", "status", "search"];

/** What of a page is no part of its text, as a selector: for those who read pages with a parser of their own. */
export const LEFT_OUT = [
  ...NAMES,
  ...CLASSES.map((name) => `.${name}`),
  ...ROLES.map((role) => `[role=${role}]`),
  "[aria-hidden=true]",
  "[data-markdown=off]",
].join(", ");

/** Checks whether an element is no part of the text of its page. */
export const isLeftOut = (node: Element): boolean =>
  NAMES.includes(node.tagName) ||
  ROLES.includes(readProperty(node, "role")) ||
  readProperty(node, "ariaHidden") === "true" ||
  readProperty(node, "dataMarkdown") === "off" ||
  CLASSES.some((name) => hasClass(node, name));
