import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { intro, videos, type Video } from "@site/data/apps/videos";
import styles from "./styles.module.css";

export interface VideoListProps {
  /** Id of a group in data/apps/videos.ts. */
  group: string;
}

/**
 * The videos of a group, a row each: the title as a link to YouTube, what is to be seen, and the page that says the same
 * in words. Nothing is requested from YouTube before the reader follows the link. Plain HTML.
 */
export function VideoList({ group }: VideoListProps): ReactNode {
  const found = videos.find(({ id }) => id === group);
  if (!found) {
    throw new Error(
      `No videos "${group}" in data/apps/videos.ts. There are: ${videos.map(({ id }) => id).join(", ")}.`,
    );
  }
  return <Rows of={found.videos} />;
}

/** The film about the product, alone. */
export function IntroVideo(): ReactNode {
  return <Rows of={[intro]} />;
}

function Rows({ of: videos }: { of: readonly Video[] }): ReactNode {
  return (
    <ul className={styles.rows}>
      {videos.map((video) => (
        <li key={video.id}>
          <p className={styles.title}>
            <a href={`https://www.youtube.com/watch?v=${video.id}`}>{video.title}</a>
            {video.length && <span className={styles.quiet}> {video.length}</span>}
          </p>
          <p>
            {video.shows}
            {video.closed && (
              <span className={styles.closed}>
                {" "}
                Shows a form that the app no longer offers for EVM streams.
              </span>
            )}
          </p>
          <p className={styles.quiet}>
            On this site: <Link to={video.page.to}>{video.page.title}</Link>
          </p>
        </li>
      ))}
    </ul>
  );
}
