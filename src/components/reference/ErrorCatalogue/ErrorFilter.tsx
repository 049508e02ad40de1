import clsx from "clsx";
import { useId, useState, type ReactNode } from "react";
import { isComposing } from "@site/src/ui/fields";
import { verbatim } from "@site/src/ui/elements/Form/verbatim";
import styles from "./styles.module.css";

/** What the filter hides: entries of current errors, and rows of earlier releases, whose ids are selectors. */
const CURRENT = "[data-error]";
const EARLIER = "main tr[id^='0x']";

/** Hides the errors of one kind that lack one of a query's words, and returns how many are left. */
function hideOthers(kind: string, query: string): { left: number; all: number } {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const errors = [...document.querySelectorAll<HTMLElement>(kind)];
  let left = 0;
  for (const error of errors) {
    const text = error.textContent.toLowerCase();
    error.hidden = !words.every((word) => text.includes(word));
    if (!error.hidden) left += 1;
  }
  return { left, all: errors.length };
}

/**
 * A field that leaves of all errors on the page those with its words in their name, selector, cause or arguments.
 * Without JavaScript the field is not shown: the lists are then complete.
 */
export function ErrorFilter(): ReactNode {
  const fieldId = useId();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState("");
  function filter(wanted: string) {
    setQuery(wanted);
    const current = hideOthers(CURRENT, wanted);
    const earlier = hideOthers(EARLIER, wanted);
    if (wanted.trim() === "") setFound("");
    else if (current.left + earlier.left > 0) {
      setFound(
        `${current.left} of ${current.all} current errors, and ${earlier.left} of ${earlier.all} errors of earlier releases`,
      );
    } else setFound("No error on this page matches. The decoder above also knows the errors of libraries.");
  }
  return (
    <div className={clsx(styles.filter, "screen-only")}>
      <label htmlFor={fieldId}>Filter the errors by name, selector or words</label>
      <input
        id={fieldId}
        type="text"
        inputMode="search"
        placeholder="overdraw, 0xb2ae7633, zero address"
        value={query}
        onChange={(event) => filter(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && !isComposing(event.nativeEvent)) filter("");
        }}
        {...verbatim}
      />
      <p role="status">{found}</p>
    </div>
  );
}
