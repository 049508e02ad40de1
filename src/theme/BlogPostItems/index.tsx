import { type ComponentProps, type ReactNode } from "react";
import BlogPostItems from "@theme-original/BlogPostItems";
import styles from "./styles.module.css";

/**
 * Wraps upstream's list of posts, which starts without a heading of its own and sets each title larger than the page's:
 * says what the list is, and sets it as a list. Needs no JavaScript.
 */
export default function TitledBlogPostItems(props: ComponentProps<typeof BlogPostItems>): ReactNode {
  return (
    <>
      <h1>Release notes</h1>
      <p>
        These notes describe what changed in each release of the contracts, newest first. You can also
        subscribe to them as an <a href="/blog/rss.xml">RSS</a> or <a href="/blog/atom.xml">Atom</a> feed.
      </p>
      <div className={styles.posts}>
        <BlogPostItems {...props} />
      </div>
    </>
  );
}
