import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { type ComponentProps, type ReactNode } from "react";
import { Feedback } from "@site/src/components/page/Feedback/Feedback";
import Footer from "@theme-original/DocItem/Footer";

/**
 * Adds the question whether the page helped above upstream's links and date at the end of a document. Without JavaScript
 * the answers are links to a new issue.
 */
export default function FooterWithFeedback(props: ComponentProps<typeof Footer>): ReactNode {
  return (
    <>
      <Feedback route={useDoc().metadata.permalink} />
      <Footer {...props} />
    </>
  );
}
