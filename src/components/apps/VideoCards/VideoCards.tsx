import Link from "@docusaurus/Link";
import type { ReactNode } from "react";
import { intro, videos, type Video } from "@site/data/videos";
import styles from "./styles.module.css";

export interface VideoCardsProps {
  /** Id of a group in data/videos.ts. */
  group: string;
}

/**
 * The videos of a group as cards: a picture that is drawn here, the title as a link to YouTube, what is to be seen, and
 * the page that says the same in words. Nothing is requested from YouTube before the reader follows the link. Plain
 * HTML.
 */
export function VideoCards({ group }: VideoCardsProps): ReactNode {
  const found = videos.find(({ id }) => id === group);
  if (!found) {
    throw new Error(
      `No videos "${group}" in data/videos.ts. There are: ${videos.map(({ id }) => id).join(", ")}.`,
    );
  }
  return (
    <ul className={styles.cards}>
      {found.videos.map((video, index) => (
        <li key={video.id}>
          <Card video={video} curve={index + found.id.length} />
        </li>
      ))}
    </ul>
  );
}

/** The film about the product, alone. */
export function IntroVideo(): ReactNode {
  return (
    <div className={styles.single}>
      <Card video={intro} curve={0} />
    </div>
  );
}

/** Curves of the pictures, in a box of 160 by 90: what streams are shaped like. */
const CURVES = [
  "M0 78 L160 18",
  "M0 78 L56 78 L56 58 L160 16",
  "M0 78 C80 78 130 70 160 14",
  "M0 78 H40 V62 H80 V46 H120 V30 H160",
  "M0 64 L160 20",
];

function Card({ video, curve }: { video: Video; curve: number }): ReactNode {
  const line = CURVES[curve % CURVES.length]!;
  return (
    <article className={styles.card}>
      <svg className={styles.picture} viewBox="0 0 160 90" aria-hidden="true" focusable="false">
        <path className={styles.area} d={`${line} V90 H0 Z`} />
        <path className={styles.curve} d={line} />
        <circle className={styles.button} cx="80" cy="45" r="17" />
        <path className={styles.play} d="M75 37 L89 45 L75 53 Z" />
      </svg>
      <div className={styles.words}>
        <p className={styles.title}>
          <a href={`https://www.youtube.com/watch?v=${video.id}`}>{video.title}</a>
        </p>
        <p>{video.shows}</p>
        {video.closed && (
          <p className={styles.closed}>Shows a form that the app no longer offers for EVM streams.</p>
        )}
        {video.length && <p className={styles.length}>Length: {video.length}</p>}
        <p className={styles.page}>
          On this site: <Link to={video.page.to}>{video.page.title}</Link>
        </p>
      </div>
    </article>
  );
}
