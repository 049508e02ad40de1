import type { ReactNode } from "react";
import type { Code, Picture } from "@site/src/tools/playground/model";
import { StreamNft } from "./StreamNft";
import { StreamPicture } from "./StreamPicture";
import { Balances, StreamReport } from "./StreamReport";
import styles from "./styles.module.css";

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

interface StreamStateProps {
  /** Begins the ids of its elements. */
  readonly id: string;
  readonly title: string;
  readonly picture: Picture;
  /** What is below the curve: the clock, once the playground runs. */
  readonly children?: ReactNode;
}

/**
 * A playground's stream at one moment: curve, balances, report and NFT. Plain HTML; needs no JavaScript. The search
 * leaves it out: its figures answer no question.
 */
export function StreamState({ id, title, picture, children }: StreamStateProps): ReactNode {
  return (
    <div className={styles.state} data-search="off">
      <div>
        <StreamPicture id={id} title={title} picture={picture} />
        {children}
        <Balances picture={picture} />
      </div>
      <StreamReport picture={picture} />
      {picture.nft && <StreamNft nft={picture.nft} />}
    </div>
  );
}
