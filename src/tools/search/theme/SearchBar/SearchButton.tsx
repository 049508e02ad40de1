import { useSyncExternalStore, type ComponentProps, type ReactNode } from "react";
import styles from "./styles.module.css";

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPod|iPad/i.test(navigator.platform);

/**
 * The button that opens the search, with its shortcut. It carries the class of DocSearch's button, by which other
 * parts of the site find it. Without JavaScript it does nothing; /search says what to do.
 */
export default function SearchButton(props: ComponentProps<"button">): ReactNode {
  // The server does not know the reader's keyboard; the browser corrects the sign before the first press.
  const apple = useSyncExternalStore(never, isApple, () => false);
  return (
    <button
      type="button"
      className={`DocSearch-Button ${styles.button}`}
      aria-keyshortcuts={apple ? "Meta+K /" : "Control+K /"}
      aria-haspopup="dialog"
      {...props}
    >
      <span className={styles.label}>
        <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M8.500 14.500a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.500-1.500 4.500 4.500"
            stroke="currentColor"
            fill="none"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.text}>Search</span>
      </span>
      <span className={styles.keys} aria-hidden="true">
        <kbd className={styles.key}>{apple ? "⌘" : "Ctrl"}</kbd>
        <kbd className={styles.key}>K</kbd>
      </span>
    </button>
  );
}
