import { type ReactNode } from "react";
import clsx from "clsx";
import { useColorMode, type ColorMode } from "@docusaurus/theme-common";
import { announce } from "@site/src/ui/announcer";
import type { Props } from "@theme/ColorModeToggle";
import styles from "./styles.module.css";

/** What the button says of each choice, and what its next press brings. */
const names: Record<ColorMode | "system", string> = { dark: "dark", light: "light", system: "the system's" };

/**
 * Returns what a press changes to: away from what is seen first, so that each press shows; then to the other mode, then
 * back to the system's.
 */
function chooseNext(choice: ColorMode | null, shown: ColorMode): ColorMode | null {
  const opposite = { dark: "light", light: "dark" } as const;
  if (choice === null) return opposite[shown];
  const systems = window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  return choice === systems ? null : systems;
}

/**
 * Replaces upstream's toggle: a press always shows first (upstream's goes to light, also where that is shown), and the
 * button can be pressed from the first paint on (upstream's is disabled until the scripts run, so that a press is lost).
 * It says which mode is on, and offers the system's. Without JavaScript it does nothing; pages are dark. The icons
 * have few lines: every page carries them.
 */
export default function ColorModeToggle({ className, buttonClassName, onChange }: Props): ReactNode {
  const { colorMode, colorModeChoice } = useColorMode();
  const name = `Switch between dark and light mode (now: ${names[colorModeChoice ?? "system"]})`;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx("clean-btn", styles.button, buttonClassName)}
        onClick={() => {
          const chosen = chooseNext(colorModeChoice, colorMode);
          onChange(chosen);
          announce(`Colour mode: ${names[chosen ?? "system"]}.`);
        }}
        title={name}
        aria-label={name}
      >
        {/* Which of them shows is the attributes' to say: they are right before the scripts run. */}
        <svg viewBox="0 0 24 24" aria-hidden className={clsx(styles.icon, styles.light)}>
          <circle cx="12" cy="12" r="4" />
          <path d="M12 3v1m0 16v1M3 12h1m16 0h1M5.3 5.3l1 1m11.4 11.4 1 1m0-13.4-1 1M6.3 17.7l-1 1" />
        </svg>
        <svg viewBox="0 0 24 24" aria-hidden className={clsx(styles.icon, styles.dark)}>
          <path d="M10.7 4.1a8 8 0 1 0 9.2 9.2 6.7 6.7 0 0 1-9.2-9.2z" />
        </svg>
        <svg viewBox="0 0 24 24" aria-hidden className={clsx(styles.icon, styles.system)}>
          <circle cx="12" cy="12" r="8" />
          <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
        </svg>
      </button>
    </div>
  );
}
