import { createHash } from "node:crypto";
import { minify } from "@swc/html";
import type { HtmlTags, Plugin } from "@docusaurus/types";

/** An inline script as a browser sees it. */
export interface InlineScript {
  text: string;
  /** Base64 SHA-256 of the text: how a policy names it. */
  hash: string;
}

/** Types of `<script>` that browsers run or act upon; everything else is data. */
const EXECUTABLE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** The hash by which a policy names an inline script. */
export const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64");

/** The inline scripts of a page that a browser runs, in their order. Data (JSON-LD) is left out. */
export function inlineScriptsOf(html: string): InlineScript[] {
  return [...html.matchAll(/<script\b((?:"[^"]*"|'[^']*'|[^"'>])*)>([\s\S]*?)<\/script/gi)]
    .filter(([, attributes = ""]) => !/(?:^|\s)src\s*=/i.test(attributes))
    .filter(([, attributes = ""]) => {
      const type = /(?:^|\s)type\s*=\s*["']?([^\s"'>]*)/i.exec(attributes)?.[1] ?? "";
      return EXECUTABLE.test(type);
    })
    .map(([, , text = ""]) => ({ text, hash: hashOf(text) }));
}

/** What inline code a page carries that no hash can name: handlers in attributes, and addresses that are scripts. */
export function inlineHandlersOf(html: string): string[] {
  const withoutText = html.replace(/<(script|style)\b[\s\S]*?<\/\1/gi, "");
  // Most pages hold nothing that looks like it, and thousands of tags.
  if (!/[\s/"']on[a-z]+\s*=|javascript:/i.test(withoutText)) return [];
  const tags = withoutText.match(/<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi) ?? [];
  return tags.filter((tag) => {
    const names = tag.replace(/\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/g, "= ");
    return /[\s/]on[a-z]+=/i.test(names) || /\s(?:href|src|action)\s*=\s*["']?\s*javascript:/i.test(tag);
  });
}

/** The tags that a plugin puts into every page. */
type PageTags = ReturnType<NonNullable<Plugin["injectHtmlTags"]>>;

/** The texts of the inline scripts among the tags that a plugin puts into every page, as it writes them. */
export function scriptsAmong(tags: PageTags): string[] {
  return [tags.headTags, tags.preBodyTags, tags.postBodyTags]
    .flatMap((list): HtmlTags[] => (Array.isArray(list) ? list : list ? [list] : []))
    .flatMap((tag) =>
      typeof tag === "object" && "tagName" in tag && tag.tagName === "script" && tag.innerHTML
        ? [tag.innerHTML]
        : [],
    );
}

/**
 * The text that a script has in the built page, which Docusaurus has minified.
 *
 * @throws Error when the script is not one that a page can carry
 */
export async function asBuilt(script: string): Promise<string> {
  const page = `<!doctype html><html><head><script>${script}</script></head><body></body></html>`;
  const { code } = await minify(Buffer.from(page), { tagOmission: "keep-head-and-body", minifyJs: true });
  const [found] = inlineScriptsOf(code ?? "");
  if (!found) throw new Error(`An inline script is lost when minified: ${script.slice(0, 80)}`);
  return found.text;
}
