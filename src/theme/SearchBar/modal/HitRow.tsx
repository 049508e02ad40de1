import { type MouseEvent, type ReactNode, type SyntheticEvent, type TransitionEventHandler } from "react";
import clsx from "clsx";
import { type Item } from "@site/src/lib/search/groups";
import { type Autocomplete, type Collection } from "./useAutocomplete";

export interface HitRowProps {
  autocomplete: Autocomplete;
  source: Collection["source"];
  hit: Item;
  /** Whether Enter opens it. */
  isActive: boolean;
  /** Opens an address on this site in place. */
  onFollow(address: string): void;
}

interface Parts {
  className?: string | undefined;
  icon: ReactNode;
  actions: ReactNode;
  onTransitionEnd?: TransitionEventHandler | undefined;
}

/**
 * A row of a list: its heading or text, and below it the page. A plain click follows it in place; its page is loaded
 * when the reader points at it. No Docusaurus link, which would observe each of twenty rows for each letter. It exists
 * with JavaScript only.
 */
export default function HitRow({
  autocomplete,
  source,
  hit,
  isActive,
  onFollow,
  className,
  icon,
  actions,
  onTransitionEnd,
}: HitRowProps & Parts): ReactNode {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onFollow(hit.url);
  };
  return (
    <li
      {...autocomplete.getItemProps({ item: hit, source })}
      aria-selected={isActive}
      className={clsx("DocSearch-Hit", className)}
      onTransitionEnd={onTransitionEnd}
    >
      <a href={hit.url} onClick={onClick} onMouseEnter={preload} onTouchStart={preload}>
        <div className="DocSearch-Hit-Container">
          {icon}
          <div className="DocSearch-Hit-content-wrapper">
            <span
              className="DocSearch-Hit-title"
              dangerouslySetInnerHTML={{ __html: textOf(hit, hit.type) }}
            />
            {(hit.type !== "lvl1" || hit.content) && (
              <span
                className="DocSearch-Hit-path"
                dangerouslySetInnerHTML={{ __html: textOf(hit, hit.type === "lvl1" ? "content" : "lvl1") }}
              />
            )}
          </div>
          {actions}
        </div>
      </a>
    </li>
  );
}

/** A text of a hit as HTML without any markup but marks, with as many words as there is room for. */
function textOf({ hierarchy, content, _snippetResult: snippets }: Item, name: string): string {
  if (name === "content") return snippets?.content?.value ?? content ?? "";
  const level = name as keyof typeof hierarchy;
  return snippets?.hierarchy?.[level]?.value ?? hierarchy[level] ?? "";
}

function preload({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  // What cannot be fetched ahead is asked for again, and complained of, when it is opened.
  Promise.resolve(window.docusaurus.preload(currentTarget.pathname)).catch(() => undefined);
}
