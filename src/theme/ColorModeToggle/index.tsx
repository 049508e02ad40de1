import { type ReactNode } from "react";
import clsx from "clsx";
import { useColorMode } from "@docusaurus/theme-common";
import IconDarkMode from "@theme/Icon/DarkMode";
import IconLightMode from "@theme/Icon/LightMode";
import type { Props } from "@theme/ColorModeToggle";
import styles from "./styles.module.css";

/**
 * Replaces upstream's toggle. A press always shows the other mode (upstream has a third state, the system's; without
 * a stored choice the system still decides). And the button can be pressed from the first paint on: upstream's is
 * disabled until the scripts run, so that a press is lost; here the early controls answer it until then.
 * Without JavaScript it does nothing; pages are dark.
 */
export default function ColorModeToggle({ className, buttonClassName, onChange }: Props): ReactNode {
  const { colorMode } = useColorMode();
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        data-early="colour-mode"
        className={clsx("clean-btn", styles.button, buttonClassName)}
        onClick={() => onChange(colorMode === "dark" ? "light" : "dark")}
        title="Switch between dark and light mode"
        aria-label="Switch between dark and light mode"
      >
        {/* Which of the two shows is the attribute's to say: it is right before the scripts run. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}
