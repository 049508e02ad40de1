// eslint-disable-next-line no-restricted-syntax -- code that did not get its colours is complete without them
import { lazy, Suspense, useCallback, useMemo, type ComponentType, type ReactNode } from "react";
import clsx from "clsx";
// eslint-disable-next-line no-restricted-imports -- the public entry has no access to the code of a block
import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import { readServerHtml, composeServerHtmlId } from "@site/src/ui/server/serverHtml";
import type { Props } from "@theme/CodeBlock/Content";
import styles from "./styles.module.css";

/** Upstream's highlighted code, which the browser's bundle holds in a file of its own. */
const Highlighted: ComponentType<Props> = IS_SERVER_BUNDLE
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- a static import would be in both bundles
    (require("./highlighted") as { default: ComponentType<Props> }).default
  : lazy(() => import("./highlighted").catch(() => ({ default: PlainCode })));

/**
 * Wraps upstream's code so that the highlighter with its grammars is not part of what every reader loads. Code that the
 * server has rendered keeps its HTML, colours and all. Code on a page that is reached by a link shows plain first, in
 * its full height, and gets its colours when the highlighter has arrived; without a connection it stays plain.
 * Without JavaScript it is the server's.
 */
export default function StaticCode(props: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { code, language, lineClassNames, lineNumbersStart } = metadata;
  const id = useMemo(
    () =>
      composeServerHtmlId("code", code, language, JSON.stringify(lineClassNames), String(lineNumbersStart)),
    [code, language, lineClassNames, lineNumbersStart],
  );
  const html = useMemo(() => readServerHtml(id), [id]);
  const { codeBlockRef } = wordWrap;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      codeBlockRef.current = element?.querySelector("pre") ?? null;
    },
    [codeBlockRef],
  );
  if (html !== undefined) {
    return (
      <div
        ref={ref}
        className={styles.content}
        data-server-html={id}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  }
  if (IS_SERVER_BUNDLE) {
    return (
      <div className={styles.content} data-server-html={id}>
        <Highlighted {...props} />
      </div>
    );
  }
  return (
    <Suspense fallback={<PlainCode {...props} />}>
      <Highlighted {...props} />
    </Suspense>
  );
}

function PlainCode({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { codeBlockRef } = wordWrap;
  return (
    <pre ref={codeBlockRef} tabIndex={0} className={clsx(className, styles.plain, "thin-scrollbar")}>
      <code>{metadata.code}</code>
    </pre>
  );
}
