import type { ReactNode } from "react";
import { AreaLabels, Axes, PlotFrame, Legend, type Mark, styles } from "@site/src/ui/Plot";
import type { Picture } from "@site/src/tools/playground/model";
import { FRAME } from "@site/src/protocol/streams/plot/frame";

interface StreamPictureProps {
  readonly id: string;
  readonly title: string;
  readonly picture: Picture;
}

const LEGENDS: Record<Picture["plot"]["protocol"], readonly (readonly [Mark, string])[]> = {
  lockup: [
    ["streamed", "Streamed"],
    ["withdrawn", "Withdrawn"],
    ["deposit", "Deposit"],
    ["present", "Now"],
  ],
  flow: [
    ["debt", "Total debt"],
    ["balance", "Balance"],
    ["covered", "Covered debt"],
    ["uncovered", "Uncovered debt"],
    ["refundable", "Refundable"],
    ["present", "Now"],
  ],
};

/**
 * The curve of a playground's stream with the present moment: what has been, and what will be if nothing else happens.
 * An SVG in the HTML with its values in words; needs no JavaScript.
 */
export function StreamPicture({ id, title, picture }: StreamPictureProps): ReactNode {
  const { description, plot, present } = picture;
  const isFlow = plot.protocol === "flow";
  return (
    <div>
      <div className={styles.plot}>
        <PlotFrame id={id} title={title} description={description}>
          <Axes x={plot.xAxis} y={plot.yAxis} />
          {isFlow && <path className={styles.refundable} d={plot.refundable} />}
          <path className={isFlow ? styles.covered : styles.streamedArea} d={plot.area} />
          {isFlow && <path className={styles.uncovered} d={plot.uncovered} />}
          {plot.deposit !== undefined && (
            <path className={styles.deposit} d={`M${FRAME.left} ${plot.deposit}H${FRAME.right}`} />
          )}
          <path className={isFlow ? styles.balance : styles.withdrawn} d={plot.lower} />
          <path className={isFlow ? styles.debt : styles.streamed} d={plot.upper} />
          <AreaLabels labels={plot.labels} />
          <path className={styles.present} d={`M${present} ${FRAME.top - 8}V${FRAME.bottom}`} />
        </PlotFrame>
      </div>
      <Legend entries={LEGENDS[plot.protocol]} />
    </div>
  );
}
