import { Parser } from "htmlparser2";

/** What one page's own HTML holds, as far as a style sheet can ask for it. */
export interface PageTokens {
  /**
   * Tags (`table`), classes (`.markdown`), ids (`#top`) and attributes (`[hidden]`), in lower case but for classes and
   * ids.
   */
  readonly names: ReadonlySet<string>;
  /** Custom properties (`--sb-text`) that inline styles, SVG and scripts of the page use. */
  readonly variables: ReadonlySet<string>;
}

const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** The custom properties that a text uses by `var(…)`. */
export const variablesIn = (text: string): string[] =>
  text.includes("var(") ? [...text.matchAll(VARIABLE)].map((match) => match[1] ?? "") : [];

/** Reads a page's tokens in one pass, without building a tree. */
export function tokensOf(html: string): PageTokens {
  const names = new Set<string>();
  const parser = new Parser({
    onopentag(tag, attributes) {
      names.add(tag);
      for (const name in attributes) names.add(`[${name}]`);
      if (attributes.id) names.add(`#${attributes.id}`);
      for (const name of (attributes.class ?? "").split(/\s+/)) if (name) names.add(`.${name}`);
    },
  });
  parser.write(html);
  parser.end();
  return { names, variables: new Set(variablesIn(html)) };
}
