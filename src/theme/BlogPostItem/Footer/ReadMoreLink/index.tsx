import { type ReactNode } from "react";
import Link from "@docusaurus/Link";
import type { Props } from "@theme/BlogPostItem/Footer/ReadMoreLink";

/**
 * The link from a post's excerpt to the post, in upstream's place, which shows only "Read more": this one says of what
 * to everyone who reads links apart from their text. Needs no JavaScript.
 */
export default function ReadMoreLink({ blogPostTitle, ...link }: Props): ReactNode {
  return (
    <Link {...link}>
      <b>Read more about {blogPostTitle}</b>
    </Link>
  );
}
