import { type Check } from "./support/check";
import { prose } from "./support/elements";
import { lineAt } from "./support/passages";

/** Promises instead of content. The patterns are written so that they do not match themselves. */
const PLACEHOLDERS = [
  /\bcoming\s+soon\b/i,
  /\bT[O]DO\b/,
  /\bF[I]XME\b/,
  /\bT[B][DC]\b/,
  /\blorem\s+ipsum\b/i,
  /\bunder\s+construction\b/i,
  /\bwork\s+in\s+progress\b/i,
  /\bto\s+be\s+(?:written|documented|announced)\b/i,
];

/** Below this a page answers nothing, in characters of its main part. */
const SHORTEST_PAGE = 200;

export const placeholders: Check = {
  name: "placeholders",
  title: "no page promises content instead of holding some",

  *page(page) {
    if (page.isNotFound) return;
    const text = prose(page.$);
    for (const pattern of PLACEHOLDERS) {
      const match = pattern.exec(text);
      if (!match) continue;
      yield {
        near: match[0],
        message: `Says "${text.slice(Math.max(0, match.index - 30), match.index + 40).trim()}".`,
        remedy: "Write what is known, or leave it out.",
      };
    }
    const inDocs = page.source?.startsWith("docs/") ?? false;
    if (inDocs && page.$("main").text().trim().length < SHORTEST_PAGE) {
      yield { message: "Holds next to nothing.", remedy: "Write the page, or remove it." };
    }
  },

  // What the author's file says but the page does not: comments.
  *site(site) {
    for (const file of site.markdown) {
      const text = site.read(file) ?? "";
      for (const pattern of PLACEHOLDERS.slice(1, 4)) {
        const match = pattern.exec(text);
        if (!match) continue;
        yield {
          file,
          line: lineAt({ line: 1, text }, match.index),
          message: `Holds the note "${match[0]}".`,
          remedy: "Do it, or file an issue instead.",
        };
      }
    }
  },
};
