import { useSyncExternalStore, type ComponentProps, type ReactNode } from "react";
import { type ButtonTranslations } from "@docsearch/react";
import styles from "./styles.module.css";

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPod|iPad/i.test(navigator.platform);

interface SearchButtonProps extends ComponentProps<"button"> {
  translations: ButtonTranslations | undefined;
}

/**
 * The button that opens the search, with its shortcut. It carries the class of DocSearch's button, by which other
 * parts of the site find it. Without JavaScript it does nothing; /search says what to do.
 */
export default function SearchButton({ translations, ...props }: SearchButtonProps): ReactNode {
  // The server does not know the reader's keyboard; the browser corrects the sign before the first press.
  const apple = useSyncExternalStore(never, isApple, () => false);
  const text = translations?.buttonText ?? "Search";
  const label = translations?.buttonAriaLabel;
  return (
    <button
      type="button"
      className={`DocSearch-Button ${styles.button}`}
      // A label that says no more than the text would leave out the keys that are seen beside it.
      aria-label={label === text ? undefined : label}
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
        <span className={styles.text}>{text}</span>
      </span>
      <span className={styles.keys} aria-hidden="true">
        <kbd className={styles.key}>{apple ? "⌘" : "Ctrl"}</kbd>
        <kbd className={styles.key}>K</kbd>
      </span>
    </button>
  );
}
