import { createSlugger } from "@docusaurus/utils";
import { type PackedSection } from "../../model/packed/records";

type MutableSection = [level: number, heading: string, anchor: string, ...texts: string[]];

/**
 * Returns the sections of a page from its Markdown source, for the development server, where no page is built. It is a
 * reading by lines: what components would render is missing, and the built site is what counts.
 */
export function sectionsOfMarkdown(source: string, title: string, description = ""): PackedSection[] {
  const slugger = createSlugger();
  const sections: MutableSection[] = [[1, title, "", ...(description ? [description] : [])]];
  const body = source
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    // eslint-disable-next-line regexp/no-super-linear-backtracking -- it meets the site's own files only
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm, "")
    .replace(/\{\/\*(?!\s*#)[\s\S]*?\*\/\}/g, "");
  // eslint-disable-next-line regexp/no-super-linear-move -- it meets the site's own files only
  for (const block of body.split(/\n{2,}|\n(?=\s*(?:[-*]\s|\||\d+\.\s|#))/)) {
    const line = block.trim();
    if (line === "" || /^(?:import|export)\s/.test(line) || /^\|[\s:|-]+\|$/.test(line)) continue;
    // eslint-disable-next-line regexp/no-super-linear-backtracking -- it meets the site's own files only
    const heading = /^(#{2,6})\s+(.+?)(?:\s*\{\/\*\s*#([\w.-]+)\s*\*\/\})?\s*$/.exec(line);
    if (heading) {
      const text = plain(heading[2]!);
      sections.push([heading[1]!.length, text, heading[3] ?? slugger.slug(text)]);
    } else {
      const text = plain(line.replace(/^(?:[-*]|\d+\.)\s+/, "").replace(/^:::.*$/gm, ""));
      if (text) sections.at(-1)!.push(text);
    }
  }
  return sections;
}

/** Markdown and JSX as text. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/<[^<>]+>/g, " ")
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, "")
    .replace(/^\||\|$/g, "")
    .replace(/(?<!\s)\s*\|\s*/g, " · ")
    .replace(/\s+/g, " ")
    .trim();
}
