import ThemedImage from "@theme-original/ThemedImage";
import type { Props } from "@theme/ThemedImage";
import type { ReactNode } from "react";

/**
 * A picture for each colour mode, the logo above all. It is asked for when it comes into view, which is when the page
 * has a layout: the font of the text has been asked for by then, on the connection that the page came by. Without
 * JavaScript browsers ask for it at once.
 */
export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
