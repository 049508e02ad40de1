import type { AllContent } from "@docusaurus/types";

/** The part of what the docs and the blog plugin have loaded that cards need. */
interface Metadata {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly frontMatter: { readonly image?: string };
}
interface DocsContent {
  readonly loadedVersions: readonly { readonly docs: readonly Metadata[] }[];
}
interface BlogContent {
  readonly blogPosts: readonly { readonly metadata: Metadata }[];
}

/** A page that has a card. */
export interface Described {
  /** Site path of the page. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Site path of the picture. */
  readonly image: string;
}

/** Folder of all cards on the site. */
const FOLDER = "/img/cards/";

/**
 * Returns the site path of a document's card, `docs/concepts/fees.mdx` being `/img/cards/concepts/fees.png`;
 * `undefined` for files that are neither documents nor release notes.
 *
 * @param file path from the project's folder
 */
export function composeCardPath(file: string): string | undefined {
  const [, name] = /^(?:docs\/|(?=blog\/))(.*)\.mdx?$/.exec(file.replaceAll("\\", "/")) ?? [];
  return name && `${FOLDER}${name}.png`;
}

/** Returns the documents and release notes whose front matter names a card, before any page is built. */
export function listDocuments(allContent: AllContent): Described[] {
  const contents = (plugin: string) => Object.values(allContent[plugin] ?? {});
  const docs = contents("docusaurus-plugin-content-docs") as DocsContent[];
  const blogs = contents("docusaurus-plugin-content-blog") as BlogContent[];
  const metadata = [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    ...blogs.flatMap(({ blogPosts }) => blogPosts.map((post) => post.metadata)),
  ];
  return metadata.flatMap(({ permalink, title, description, frontMatter: { image } }) =>
    image?.startsWith(FOLDER) ? [{ route: permalink, title, description, image }] : [],
  );
}
