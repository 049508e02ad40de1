import { type PageText } from "../../../src/node/pageText";

/** A part of the site with a file of its own. */
export interface Section {
  /** First segment of its routes, e.g. `guides`. */
  readonly id: string;
  readonly name: string;
}

/** What the lists say of the site itself. */
export interface SiteFacts {
  readonly title: string;
  readonly tagline: string;
  /** The address of the site, without a slash at the end. */
  readonly url: string;
  readonly sections: readonly Section[];
  /** Where the files that programs read are listed, as the path of a Markdown page. */
  readonly data?: string;
  /** The address of the server for coding assistants. */
  readonly assistants?: string;
}

/** A text file of the site that is no page: its site path and text. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const readSegment = (route: string): string => route.split("/")[1] ?? "";

/**
 * Returns the listed pages of each section in the order in which they are given; sections without pages are left out.
 */
function groupPages(all: readonly PageText[], sections: readonly Section[]): [Section, PageText[]][] {
  const known = new Set(sections.map(({ id }) => id));
  const rest = { id: "", name: "More" };
  return [...sections, rest]
    .map((section): [Section, PageText[]] => [
      section,
      all.filter(
        ({ route, isListed }) =>
          isListed && (known.has(readSegment(route)) ? readSegment(route) : "") === section.id,
      ),
    ])
    .filter(([, pages]) => pages.length > 0);
}

/**
 * Returns the files that list the pages for a program that reads the site: `llms.txt` names every page with its
 * description, `llms-full.txt` holds the text of all pages, and each section has the same for itself.
 *
 * @param all the pages in reading order
 * @see https://llmstxt.org
 */
export function writeLlmsFiles(all: readonly PageText[], site: SiteFacts): TextFile[] {
  const groups = groupPages(all, site.sections);
  const entry = ({ title, path, description }: PageText) =>
    `- [${title.replace(/[[\]]/g, "\\$&")}](${site.url}${path})${description && `: ${description}`}`;
  const full = (pages: readonly PageText[]) =>
    pages.map(({ markdown }) => markdown.trimEnd()).join("\n\n---\n\n");
  const files = groups
    .filter(([{ id }]) => id !== "")
    .flatMap(([{ id, name }, pages]): TextFile[] => [
      {
        path: `/${id}/llms.txt`,
        text: `# ${site.title}: ${name}\n\n> The pages of one section. All sections: ${site.url}/llms.txt\n\n${pages.map(entry).join("\n")}\n`,
      },
      { path: `/${id}/llms-full.txt`, text: `${full(pages)}\n` },
    ]);
  const fullTexts = files
    .filter(({ path }) => path.endsWith("llms-full.txt"))
    .map(({ path }) => {
      const section = site.sections.find(({ id }) => path.startsWith(`/${id}/`));
      return `- [${section?.name}, in one file](${site.url}${path})`;
    });
  const index = [
    `# ${site.title}`,
    `> ${site.tagline}`,
    "Every page exists as Markdown too: its address with `.md` at the end. The links below lead there.",
    ...(site.data
      ? [
          `Files of data for programs, such as all addresses and all errors, are listed in ${site.url}${site.data}`,
        ]
      : []),
    ...(site.assistants
      ? [`Assistants can search, read and compute by the Model Context Protocol at ${site.assistants}`]
      : []),
    ...groups.map(([{ name }, pages]) => `## ${name}\n\n${pages.map(entry).join("\n")}`),
    `## Optional\n\n- [The whole site in one file](${site.url}/llms-full.txt)\n${fullTexts.join("\n")}`,
  ];
  return [
    { path: "/llms.txt", text: `${index.join("\n\n")}\n` },
    { path: "/llms-full.txt", text: `${full(groups.flatMap(([, pages]) => pages))}\n` },
    ...files,
  ];
}
