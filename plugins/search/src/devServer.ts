import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { extractPage, type ExtractedPage } from "./extract";
import { sectionsOfMarkdown } from "./markdown";
import { MANIFEST_PATH, manifestOf, singleFile } from "./pack";

/** The parts of a loaded document that are used here. */
interface Document {
  permalink: string;
  title: string;
  description: string;
  source: string;
  unlisted?: boolean;
  draft?: boolean;
}

interface Middleware {
  name: string;
  middleware: (
    request: { url?: string },
    response: { writeHead(status: number, headers: Record<string, string>): void; end(body: string): void },
    next: () => void,
  ) => void;
}

/**
 * Search in the development server. There are no built pages; a page comes from the last build where that is newer
 * than its source, else from the source. The index is made when it is first asked for, and again after a change.
 */
export function devSearch({ siteDir, origin }: { siteDir: string; origin: string }) {
  let documents: Document[] = [];
  let served: Map<string, string> | undefined;

  const make = () => {
    const pages = documents
      .filter(({ unlisted, draft }) => !unlisted && !draft)
      .map((document) => fromLastBuild(siteDir, document) ?? fromSource(siteDir, document));
    const files = singleFile(pages, origin);
    const entries = files.map(({ path: address, content }) => [address, content] as const);
    return new Map([...entries, [MANIFEST_PATH, JSON.stringify(manifestOf(files))] as const]);
  };

  const answer: Middleware = {
    name: "site-search",
    middleware(request, response, next) {
      const pathname = (request.url ?? "").split("?")[0]!;
      if (pathname !== MANIFEST_PATH && !pathname.startsWith("/assets/search/")) return next();
      served ??= make();
      const content = served.get(pathname);
      response.writeHead(content === undefined ? 404 : 200, {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-cache",
      });
      response.end(content ?? "{}");
    },
  };

  return {
    /** Takes the documents that Docusaurus has loaded, at the start and after each change. */
    update(allContent: Record<string, unknown>) {
      const instances = Object.values((allContent["docusaurus-plugin-content-docs"] ?? {}) as object);
      documents = instances.flatMap((content: { loadedVersions?: { docs: Document[] }[] }) =>
        (content.loadedVersions ?? []).flatMap(({ docs }) => docs),
      );
      served = undefined;
    },
    /** Puts the answers in front of the others. */
    install(middlewares: Middleware[]): Middleware[] {
      middlewares.unshift(answer);
      // The results of all plugins' functions are joined, and Docusaurus' own returns this same list.
      return [];
    },
  };
}

const sourceOf = (siteDir: string, { source }: Document) =>
  path.join(siteDir, source.replace(/^@site\//, ""));

function fromLastBuild(siteDir: string, document: Document): ExtractedPage | undefined {
  const html = path.join(siteDir, "build", `${document.permalink}.html`);
  const source = sourceOf(siteDir, document);
  if (!existsSync(html) || !existsSync(source) || statSync(html).mtimeMs < statSync(source).mtimeMs)
    return undefined;
  return extractPage(readFileSync(html, "utf8"), document.permalink);
}

function fromSource(siteDir: string, document: Document): ExtractedPage {
  const file = sourceOf(siteDir, document);
  const markdown = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [section = "", product] = document.permalink.split("/").slice(1, -1);
  return {
    path: document.permalink,
    group: [section, product]
      .filter((name) => name)
      .map((name) => name![0]!.toUpperCase() + name!.slice(1))
      .join(": "),
    tag: "docs-default-current",
    language: "en",
    sections: sectionsOfMarkdown(markdown, document.title, document.description),
  };
}
