import { createHash } from "node:crypto";
import { minify } from "@swc/html";
import type { HtmlTags, Plugin } from "@docusaurus/types";
import { Parser } from "htmlparser2";

/** An inline script as a browser sees it. */
export interface InlineScript {
  text: string;
  /** Base64 SHA-256 of the text: how a policy names it. */
  hash: string;
}

/** Types of `<script>` that browsers run or act upon; everything else is data. */
const EXECUTABLE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Returns the hash by which a policy names an inline script. */
export const computeHash = (text: string): string => createHash("sha256").update(text).digest("base64");

/** Attributes whose value a browser may run. */
const ADDRESSES = ["href", "src", "action"];

/** Inline code of a page. */
export interface InlineCode {
  /** What a browser runs, in its order. Data (JSON-LD) is left out. */
  readonly scripts: InlineScript[];
  /** Tags whose code no hash can name: with handlers in attributes, or addresses that are scripts. */
  readonly handlers: string[];
}

/** Reads the inline code of a page. */
export function findInlineCode(html: string): InlineCode {
  const scripts: InlineScript[] = [];
  const handlers: string[] = [];
  /** The text of the script that is open, where a browser runs it. */
  let open: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isScript = name === "script" && attributes.src === undefined;
      if (isScript && EXECUTABLE.test(attributes.type ?? "")) open = "";
      const runs =
        Object.keys(attributes).some((attribute) => attribute.startsWith("on")) ||
        ADDRESSES.some((attribute) => /^\s*javascript:/i.test(attributes[attribute] ?? ""));
      if (runs) handlers.push(html.slice(parser.startIndex, parser.endIndex + 1));
    },
    ontext(text) {
      if (open !== undefined) open += text;
    },
    onclosetag(name) {
      if (name !== "script" || open === undefined) return;
      scripts.push({ text: open, hash: computeHash(open) });
      open = undefined;
    },
  });
  parser.end(html);
  return { scripts, handlers };
}

/** The tags that a plugin puts into every page. */
type PageTags = ReturnType<NonNullable<Plugin["injectHtmlTags"]>>;

/** Returns the texts of the inline scripts among the tags that a plugin puts into every page, as it writes them. */
export function filterScripts(tags: PageTags): string[] {
  return [tags.headTags, tags.preBodyTags, tags.postBodyTags]
    .flatMap((list): HtmlTags[] => (Array.isArray(list) ? list : list ? [list] : []))
    .flatMap((tag) =>
      typeof tag === "object" && "tagName" in tag && tag.tagName === "script" && tag.innerHTML
        ? [tag.innerHTML]
        : [],
    );
}

/**
 * Returns the text that a script has in the built page, which Docusaurus has minified.
 *
 * @throws Error when the script is not one that a page can carry
 */
export async function restoreBuilt(script: string): Promise<string> {
  const page = `<!doctype html><html><head><script>${script}</script></head><body></body></html>`;
  const { code } = await minify(Buffer.from(page), { tagOmission: "keep-head-and-body", minifyJs: true });
  const [found] = findInlineCode(code ?? "").scripts;
  if (!found) throw new Error(`An inline script is lost when minified: ${script.slice(0, 80)}`);
  return found.text;
}
