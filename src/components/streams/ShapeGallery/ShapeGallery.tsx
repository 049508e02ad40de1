import { type ReactNode } from "react";
import plots from "@generated/protocol-data/default/streamPlots.json";
import { listPlots } from "@site/src/protocol/streams/plot/plots";
import { ShapeCards } from "./ShapeCards";

export interface ShapeGalleryProps {
  /** Which shapes: `lockup` (the default, with Price Gated), `flow` or `airdrops`. */
  family?: string;
}

/**
 * All shapes of a family as cards. Names of Lockup shapes lead to their sections of the same page. Nothing needs
 * JavaScript.
 *
 * @throws Error when there is no such family
 */
export function ShapeGallery({ family = "lockup" }: ShapeGalleryProps): ReactNode {
  return <ShapeCards plots={listPlots(plots, family)} isLinked={family === "lockup"} />;
}
