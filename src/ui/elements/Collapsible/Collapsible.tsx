import { Details } from "@docusaurus/theme-common/Details";
import { useId, useState, type ComponentProps, type ReactNode, type SyntheticEvent } from "react";
import clsx from "clsx";
import styles from "./styles.module.css";

/**
 * Upstream's collapsible, whose height is animated, for components: without the box that one in the text has. Find in
 * page leads into it. Without JavaScript the browser opens and closes it.
 */
export function Collapsible({ className, ...props }: ComponentProps<typeof Details>): ReactNode {
  return (
    <Details
      {...props}
      {...useCollapsibleProps(props.open)}
      className={clsx(styles.collapsible, className)}
    />
  );
}

/**
 * Returns what upstream's collapsible lacks, as props of it: one that the reader has opened before the page is hydrated
 * stays open, and its own state follows where the browser opens it by itself.
 *
 * @param open whether it is open at first
 */
export function useCollapsibleProps(open: boolean | undefined) {
  const id = useId();
  const [initial] = useState(() => openOnServerPage(id) ?? open);
  return { "data-collapsible": id, open: initial, onToggle: followBrowser };
}

/** Checks whether the collapsible that the server has rendered is open now; undefined where there is none. */
function openOnServerPage(id: string): boolean | undefined {
  if (typeof document === "undefined") return undefined;
  return document.querySelector<HTMLDetailsElement>(`details[data-collapsible="${id}"]`)?.open;
}

/** Find in page, or a link to a text, has led into a collapsible: as after a press of its summary. */
function followBrowser({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open && currentTarget.dataset.collapsed === "true") {
    currentTarget.querySelector("summary")?.click();
  }
}
