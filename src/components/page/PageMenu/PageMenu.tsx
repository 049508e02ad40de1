import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { useEffect, useRef, useState, type ReactNode } from "react";
import IconExternalLink from "@theme/Icon/ExternalLink";
import { announce } from "@site/src/ui/announcer";
import { composeMarkdownPath } from "@site/src/site/markdownPage";
import { listAssistantLinks } from "./assistants";
import { copyPage } from "./copyPage";
import styles from "./styles.module.css";

export interface PageMenuProps {
  /** Site path of the page. */
  readonly route: string;
}

const messages = { idle: "Copy page", copied: "Copied", refused: "Not copied" };

/**
 * What a reader may do with the page: copy it as Markdown, see its Markdown, ask an assistant about it.
 * Nothing is asked of anyone before a press. Without JavaScript the list opens and its links work; the copy button,
 * which could do nothing, is not shown.
 */
export function PageMenu({ route }: PageMenuProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const markdown = composeMarkdownPath(route);
  const menu = useRef<HTMLDetailsElement>(null);
  const [state, setState] = useState<keyof typeof messages>("idle");

  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        element.querySelector("summary")?.focus();
      } else if (element.contains(event.target as Node)) return;
      element.open = false;
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", close);
    };
  }, []);

  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () =>
    copyPage(markdown).then(
      () => {
        setState("copied");
        announce("Copied the page as Markdown.");
      },
      () => {
        setState("refused");
        announce("The page could not be copied.");
      },
    );

  return (
    <div className={styles.menu} data-markdown="off">
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        {messages[state]}
      </button>
      <details ref={menu}>
        <summary className={styles.more} aria-label="More ways to copy or share this page">
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path
              d="m2.500 4.500 3.500 3.500 3.500-3.500"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.500"
            />
          </svg>
        </summary>
        <ul className={styles.list}>
          <li>
            <a href={markdown} type="text/markdown">
              View as Markdown
            </a>
          </li>
          {listAssistantLinks(siteConfig.url + markdown).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer nofollow">
                Open in {name}
                <IconExternalLink />
              </a>
            </li>
          ))}
          <li>
            <a href="/api/assistants">Connect an assistant</a>
          </li>
        </ul>
      </details>
    </div>
  );
}
