import type { ReactNode } from "react";
import { FRAME } from "@site/src/protocol/streams/plot/frame";

export interface PlotFrameProps {
  /** Begins the ids of the title and of the description, which must be the only ones on the page. */
  readonly id: string;
  readonly title: string;
  /** All that the picture shows, in words, for those who cannot see it. */
  readonly description: string;
  /** Shapes in the coordinates of `FRAME`. */
  readonly children: ReactNode;
}

/** The frame of a plot as an image with a title and a description. Static HTML. */
export function PlotFrame({ id, title, description, children }: PlotFrameProps): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      width={FRAME.width}
      height={FRAME.height}
      role="img"
      aria-labelledby={`${id}t`}
      aria-describedby={`${id}d`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{description}</desc>
      {children}
    </svg>
  );
}
