import { useDoc } from "@docusaurus/plugin-content-docs/client";
import Content from "@theme-original/DocItem/Content";
import { type ComponentProps, type ReactNode } from "react";
import { FoldingContents } from "@site/src/components/page/FoldingContents/FoldingContents";

/**
 * Wraps upstream's content of a document twice. On narrow screens the list of headings is below the title, not above
 * it: the title is in sight at once. Without JavaScript the list does not unfold. And by the names of the elements around
 * it reader views (Mozilla's Readability) know the content from its longest table or list (checks/html/reader-view.ts).
 */
export default function ContentWithContents({ children }: ComponentProps<typeof Content>): ReactNode {
  const { frontMatter, toc } = useDoc();
  const hasContents = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <div className="article-body">
      <section className="article-content">
        <Content>
          {hasContents && <FoldingContents />}
          {children}
        </Content>
      </section>
    </div>
  );
}
