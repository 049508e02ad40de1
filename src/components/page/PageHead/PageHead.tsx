import Head from "@docusaurus/Head";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ReactNode } from "react";
import { sections } from "@site/config/navigation/sections";
import { composeMarkdownPath } from "@site/src/site/markdownPage";

export interface PageHeadProps {
  /** Site path of the page, e.g. `/concepts/fees`. */
  readonly route: string;
  /** The page's title, for pages with a social card of their own (plugins/social-cards). */
  readonly title?: string;
}

/**
 * What Docusaurus leaves out of a page's head: where the same page is as Markdown (plugins/markdown-pages), and what the
 * picture of a link preview shows, in words. Shows nothing in the page.
 */
export function PageHead({ route, title }: PageHeadProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const section = sections.find(({ id }) => id === route.split("/")[1]);
  const alt = title && section ? `${title}. ${section.name}, ${siteConfig.title}` : siteConfig.title;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" title="Markdown" href={composeMarkdownPath(route)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}
