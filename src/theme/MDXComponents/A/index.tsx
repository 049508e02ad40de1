import A from "@theme-original/MDXComponents/A";
import { type ComponentProps, type ReactNode } from "react";

/**
 * Lets links of the text open in the same tab, as readers expect: upstream opens those out of the site in a new one and
 * says so to nobody. The reader still decides, by the keys of their browser.
 */
export default function LinkInSameTab(props: ComponentProps<typeof A>): ReactNode {
  return <A {...props} target={props.target} />;
}
