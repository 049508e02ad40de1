import { Parser } from "htmlparser2";

/** The link to the style sheet in whose place critical CSS comes, and where it is in the HTML. */
export interface Marker {
  readonly href: string;
  /** Offset of its first character, and of the one after its last. */
  readonly start: number;
  readonly end: number;
}

/** What one page's own HTML holds, as far as a style sheet can ask for it. */
export interface PageTokens {
  /**
   * Tags (`table`), classes (`.markdown`), ids (`#top`) and attributes (`[hidden]`), in lower case except for classes and
   * ids.
   */
  readonly names: ReadonlySet<string>;
  /** Custom properties (`--sb-text`) that inline styles, SVG and scripts of the page use. */
  readonly variables: ReadonlySet<string>;
}

/** What one page's own HTML holds, with its markers (`config/build/pageTemplate.ts`). */
export interface MarkedPage extends PageTokens {
  readonly markers: readonly Marker[];
}

const VARIABLE = /var\(\s*(--[\w-]+)/g;

/** Returns the custom properties that a text uses by `var(…)`. */
export const findVariables = (text: string): string[] =>
  text.includes("var(") ? [...text.matchAll(VARIABLE)].map((match) => match[1] ?? "") : [];

/** Reads a page's tokens in one pass, without building a tree. */
export function readTokens(html: string): MarkedPage {
  const names = new Set<string>();
  const markers: Marker[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (attributes["data-critical-css"] !== undefined) {
        markers.push({ href: attributes.href ?? "", start: parser.startIndex, end: parser.endIndex + 1 });
      }
      names.add(tag);
      for (const name in attributes) names.add(`[${name}]`);
      if (attributes.id) names.add(`#${attributes.id}`);
      for (const name of (attributes.class ?? "").split(/\s+/)) if (name) names.add(`.${name}`);
    },
  });
  parser.write(html);
  parser.end();
  return { names, markers, variables: new Set(findVariables(html)) };
}
