import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Content from "@theme-original/DocItem/Content";
import { type ComponentProps, type ReactNode } from "react";
import { FoldingContents } from "@site/src/components/page/FoldingContents";

/**
 * Wraps upstream's content of a document so that on narrow screens the list of headings stands below the title, not
 * above it: the title is in sight at once. Without JavaScript the list does not unfold.
 */
export default function ContentWithContents({ children }: ComponentProps<typeof Content>): ReactNode {
  const { frontMatter, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <Content>
      {hasContents && <FoldingContents />}
      {children}
    </Content>
  );
}
