import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ExtractedPage } from "./extract";
import { sectionsOfMarkdown } from "./markdown";
import type { Middleware } from "../../../../node/devServer";
import { readLanguages, readRules } from "./rules";
import { MANIFEST_PATH, manifestOf, singleFile } from "./pack";

/** The parts of a loaded document, release note or page that are used here. */
interface Document {
  permalink: string;
  title?: string;
  description?: string;
  source: string;
  unlisted?: boolean;
  draft?: boolean;
}

/** A document with the name under which its hits are grouped, and the tag by which searches are filtered. */
interface Indexed extends Document {
  group: string;
  tag: string;
}

/**
 * Search in the development server. There are no built pages: each is read from its source. The index is made when it is first asked for, and again after a change.
 */
export function devSearch({ siteDir, origin }: { siteDir: string; origin: string }) {
  let documents: Indexed[] = [];
  let served: Map<string, string> | undefined;

  const make = () => {
    const pages = documents
      .filter(({ unlisted, draft }) => !unlisted && !draft)
      .map((document) => fromSource(siteDir, document));
    const files = singleFile(pages, origin, readRules(), readLanguages());
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
    /** Takes what Docusaurus has loaded, at the start and after each change. */
    update(allContent: Record<string, unknown>) {
      documents = [...documentsOf(allContent), ...releaseNotesOf(allContent), ...pagesOf(allContent)];
      served = undefined;
    },
    answer,
  };
}

export type DevSearch = ReturnType<typeof devSearch>;

/** What the instances of a plugin have loaded. */
const loadedBy = <Content>(allContent: Record<string, unknown>, plugin: string) =>
  Object.values((allContent[plugin] ?? {}) as Record<string, Content | null>).filter(
    (content) => content !== null,
  );

function documentsOf(allContent: Record<string, unknown>): Indexed[] {
  return loadedBy<{ loadedVersions?: { docs: Document[] }[] }>(allContent, "docusaurus-plugin-content-docs")
    .flatMap(({ loadedVersions = [] }) => loadedVersions.flatMap(({ docs }) => docs))
    .map((document) => {
      const [section = "", product] = document.permalink.split("/").slice(1, -1);
      const group = [section, product]
        .filter((name) => name)
        .map((name) => name![0]!.toUpperCase() + name!.slice(1))
        .join(": ");
      return { ...document, group, tag: "docs-default-current" };
    });
}

function releaseNotesOf(allContent: Record<string, unknown>): Indexed[] {
  return loadedBy<{ blogPosts?: { metadata: Document }[] }>(allContent, "docusaurus-plugin-content-blog")
    .flatMap(({ blogPosts = [] }) => blogPosts)
    .map(({ metadata }) => ({ ...metadata, group: "Release notes", tag: "default" }));
}

/** Pages made of components have no source that could be read. */
function pagesOf(allContent: Record<string, unknown>): Indexed[] {
  return loadedBy<({ type: string } & Document)[]>(allContent, "docusaurus-plugin-content-pages")
    .flat()
    .filter(({ type }) => type === "mdx")
    .map((page) => ({ ...page, group: "Documentation", tag: "default" }));
}

function fromSource(siteDir: string, document: Indexed): ExtractedPage {
  const { permalink, group, tag, title = "", description, source } = document;
  const file = path.join(siteDir, source.replace(/^@site\//, ""));
  const markdown = existsSync(file) ? readFileSync(file, "utf8") : "";
  return {
    path: permalink,
    group,
    tag,
    language: "en",
    sections: sectionsOfMarkdown(markdown, title, description),
  };
}
