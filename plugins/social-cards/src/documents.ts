import type { AllContent } from "@docusaurus/types";

/** As much of what the docs and the blog plugin have loaded as cards need. */
interface Metadata {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
}
interface DocsContent {
  readonly loadedVersions: readonly { readonly docs: readonly Metadata[] }[];
}
interface BlogContent {
  readonly blogPosts: readonly { readonly metadata: Metadata }[];
}

/** The documents and release notes that will be pages, with what their cards will say, before any page is built. */
export function documentsOf(allContent: AllContent): { route: string; title: string; description: string }[] {
  const contents = (plugin: string) => Object.values(allContent[plugin] ?? {});
  const docs = contents("docusaurus-plugin-content-docs") as DocsContent[];
  const blogs = contents("docusaurus-plugin-content-blog") as BlogContent[];
  const metadata = [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    ...blogs.flatMap(({ blogPosts }) => blogPosts.map((post) => post.metadata)),
  ];
  return metadata.map(({ permalink, title, description }) => ({ route: permalink, title, description }));
}
