import Head from "@docusaurus/Head";
import { useEffect, type ComponentProps, type ReactNode } from "react";
import DocSidebar from "@theme-original/DocSidebar";
import DocSidebarMobile from "@theme/DocSidebar/Mobile";
import { useLargeText } from "@site/src/client/reading/largeText";
import { scrollToCurrent } from "./scrollToCurrent";

/**
 * Wraps upstream's sidebar: on a page that is opened it scrolls to the page's entry. Without JavaScript it does not, and
 * closed categories lead to their first page. With large text it is in the menu, as on phones, and src/css/frame.css folds
 * the columns on both sides of the text.
 */
export default function ScrolledDocSidebar(props: ComponentProps<typeof DocSidebar>): ReactNode {
  useEffect(scrollToCurrent, []);
  const isLargeText = useLargeText();
  return (
    <>
      <DocSidebar {...props} />
      {isLargeText && (
        <>
          <Head>
            <html data-text="large" />
          </Head>
          <DocSidebarMobile {...props} />
        </>
      )}
    </>
  );
}
