import { type ComponentProps, type ReactNode } from "react";
import Img from "@theme-original/MDXComponents/Img";
import { EnlargeButton } from "@site/src/ui/elements/Enlarge/EnlargeButton";
import styles from "./styles.module.css";

/**
 * Adds to upstream's image of Markdown a button that shows it as large as the window; not to one that only decorates.
 * Without JavaScript there is no button.
 */
export default function EnlargeableImg(props: ComponentProps<typeof Img>): ReactNode {
  if (!props.alt) return <Img {...props} />;
  return (
    <span className={styles.frame} data-enlarge>
      <Img {...props} />
      <EnlargeButton of={props.alt} />
    </span>
  );
}
