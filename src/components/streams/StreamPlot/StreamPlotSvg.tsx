import { type ReactNode, useId } from "react";
import { AreaLabels, Axes, PlotFrame, styles } from "@site/src/ui/Plot";
import { FRAME } from "@site/src/protocol/streams/plot/frame";
import type { StreamPlot } from "@site/src/protocol/streams/plot/streamPlot";

/** The SVG of a stream shape, with title and description for those who cannot see it. */
export function StreamPlotSvg({ plot }: { plot: StreamPlot }): ReactNode {
  const id = useId();
  const depositY = plot.yAxis.ticks[plot.yAxis.ticks.length - 1]!.position;
  return (
    <PlotFrame
      id={id}
      title={`${plot.name}: ${plot.series.toLowerCase()} amount over time`}
      description={plot.description}
    >
      {plot.bands.map(({ x, width }) => (
        <rect
          key={x}
          className={styles.band}
          x={x}
          y={FRAME.top - 6}
          width={width}
          height={FRAME.bottom - FRAME.top + 6}
        />
      ))}
      <Axes x={plot.xAxis} y={plot.yAxis} />
      <path className={styles.streamedArea} d={plot.area} />
      <path className={styles.deposit} d={`M${FRAME.left} ${depositY}H${FRAME.right}`} />
      <path className={styles.streamed} d={plot.line} />
      <AreaLabels labels={plot.labels} />
      {plot.jumps.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.unlock} cx={x} cy={y} r={3.2} />
      ))}
    </PlotFrame>
  );
}
