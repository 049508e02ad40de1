import { type ComponentProps, type ReactNode } from "react";
import { PageHead } from "@site/src/components/page/PageHead/PageHead";
import MDXPage from "@theme-original/MDXPage";

/** Adds to upstream's page of `src/pages` where it is as Markdown. */
export default function MDXPageWithHead(props: ComponentProps<typeof MDXPage>): ReactNode {
  return (
    <>
      <MDXPage {...props} />
      <PageHead route={props.content.metadata.permalink} />
    </>
  );
}
