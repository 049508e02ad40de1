import type { ReactNode } from "react";
import type { Code, Picture } from "@site/src/lib/playground";
import { StreamNft } from "./StreamNft";
import { StreamPicture } from "./StreamPicture";
import { Balances, StreamReport } from "./StreamReport";
import styles from "../styles.module.css";

/** What a page knows of a playground before it is started. */
export interface PlaygroundState {
  readonly id: string;
  readonly title: string;
  /** One suggested experiment, in words. */
  readonly experiment: string;
  readonly picture: Picture;
  /** Of the stream that a reader can change: the code that starts it. */
  readonly code?: Code;
}

/** What a playground shows before it is started. Plain HTML; needs no JavaScript. */
export function FirstState({
  id,
  title,
  picture,
}: {
  readonly id: string;
  readonly title: string;
  readonly picture: Picture;
}): ReactNode {
  return (
    <div className={styles.state}>
      <div>
        <StreamPicture id={id} title={title} picture={picture} />
        <Balances picture={picture} />
      </div>
      <StreamReport picture={picture} />
      {picture.nft && <StreamNft nft={picture.nft} />}
    </div>
  );
}
