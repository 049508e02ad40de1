import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import StructuredData from "@theme-original/DocBreadcrumbs/StructuredData";
import type { Props } from "@theme/DocBreadcrumbs/StructuredData";
import { type ReactNode } from "react";
import { useSection } from "../useSection";

/**
 * Begins the breadcrumbs that search engines read with the home page and the section: one item alone is no way to a page.
 * The same without JavaScript.
 */
export default function BreadcrumbsFromHome({ breadcrumbs }: Props): ReactNode {
  const { title, baseUrl } = useDocusaurusContext().siteConfig;
  const section = useSection();
  const ways = [
    { label: title, href: baseUrl },
    ...(section ? [{ label: section.label, href: section.to }] : []),
  ];
  // The first page of a section is the section.
  const inner = breadcrumbs.filter(({ href }) => href === undefined || href !== section?.to);
  return (
    <StructuredData breadcrumbs={[...ways.map((way) => ({ type: "link" as const, ...way })), ...inner]} />
  );
}
