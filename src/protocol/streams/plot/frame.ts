/** The frame of every plot, shared by geometry and components. Text has room left of and below the plot area. */
export const FRAME = {
  width: 400,
  height: 248,
  left: 50,
  right: 394,
  top: 26,
  bottom: 200,
} as const;

/** A tick of an axis: where it is in the frame, and what it says. */
export interface Tick {
  position: number;
  label: string;
}

/** An axis: its unit in words, and its ticks from the origin on. */
export interface Axis {
  label: string;
  ticks: readonly Tick[];
}
