import { type ReactNode } from "react";
import { useColorMode } from "@docusaurus/theme-common";
import ColorModeToggle from "@theme-original/ColorModeToggle";
import type { Props } from "@theme/ColorModeToggle";

/**
 * Changes upstream's three states (light, dark, system) to two: a press always shows the other mode.
 * Without a stored choice the system decides, as before.
 */
export default function TwoStateColorModeToggle(props: Props): ReactNode {
  const { colorMode } = useColorMode();
  return <ColorModeToggle {...props} respectPrefersColorScheme={false} value={props.value ?? colorMode} />;
}
