import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import clsx from "clsx";
import { useCodeBlockContext } from "@docusaurus/theme-common/internal";
import { useWasDrawn } from "@site/src/client/takingOver/useWasDrawn";
import type { Props } from "@theme/CodeBlock/Content";
import styles from "./styles.module.css";

/** The highlighter, once it is there. */
let highlighter: ComponentType<Props> | undefined;

async function load(): Promise<ComponentType<Props>> {
  return (highlighter ??= (await import("./highlighted.client")).default);
}

/**
 * Changes upstream so that the highlighter with its grammars is not part of what every reader loads. Code that the
 * server has drawn stays as it is, colours and all. Code that comes with a page reached by a link shows plain first,
 * in its full height, and gets its colours when the highlighter has arrived; without a connection it stays plain.
 */
export default function Tokens(props: Props): ReactNode {
  const { code } = useCodeBlockContext().metadata;
  const wasDrawn = useWasDrawn();
  const [first] = useState(code);
  if (wasDrawn && first === code) return <Server {...props} />;
  return <Drawn {...props} />;
}

/** Not left to `Suspense`: Preact draws what shows meanwhile a moment later, when the page has taken its place. */
function Drawn(props: Props): ReactNode {
  const [Highlighted, setHighlighted] = useState(() => highlighter);
  useEffect(() => {
    if (!highlighter)
      load().then(
        (loaded) => setHighlighted(() => loaded),
        () => undefined,
      );
  }, []);
  return Highlighted ? <Highlighted {...props} /> : <Plain {...props} />;
}

/** An empty element that claims the server's: React leaves the content of such an element alone. */
function Server({ className }: Props): ReactNode {
  const { wordWrap } = useCodeBlockContext();
  return (
    <pre
      ref={wordWrap.codeBlockRef}
      tabIndex={0}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}

function Plain({ className }: Props): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  return (
    <pre ref={wordWrap.codeBlockRef} tabIndex={0} className={clsx(className, styles.plain, "thin-scrollbar")}>
      <code>{metadata.code}</code>
    </pre>
  );
}
