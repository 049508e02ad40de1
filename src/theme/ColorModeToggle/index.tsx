import { type ReactNode } from "react";
import clsx from "clsx";
import { useColorMode } from "@docusaurus/theme-common";
import type { Props } from "@theme/ColorModeToggle";
import styles from "./styles.module.css";

/**
 * Replaces upstream's toggle. A press always shows the other mode (upstream has a third state, the system's; without
 * a stored choice the system still decides). And the button can be pressed from the first paint on: upstream's is
 * disabled until the scripts run, so that a press is lost; here the early controls answer it until then.
 * Without JavaScript it does nothing; pages are dark. The signs are drawn with few lines: every page carries both.
 */
export default function ColorModeToggle({ className, buttonClassName, onChange }: Props): ReactNode {
  const { colorMode } = useColorMode();
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx("clean-btn", styles.button, buttonClassName)}
        onClick={() => onChange(colorMode === "dark" ? "light" : "dark")}
        title="Switch between dark and light mode"
        aria-label="Switch between dark and light mode"
      >
        {/* Which of the two shows is the attribute's to say: it is right before the scripts run. */}
        <svg viewBox="0 0 24 24" aria-hidden className={clsx(styles.icon, styles.light)}>
          <circle cx="12" cy="12" r="4" />
          <path d="M12 3v1m0 16v1M3 12h1m16 0h1M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1" />
        </svg>
        <svg viewBox="0 0 24 24" aria-hidden className={clsx(styles.icon, styles.dark)}>
          <path d="M10.7 4.1a8 8 0 1 0 9.2 9.2 6.7 6.7 0 0 1-9.2-9.2z" />
        </svg>
      </button>
    </div>
  );
}
