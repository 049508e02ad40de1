import { leftAsDrawn } from "@site/src/client/takingOver/leftAsDrawn";
import { enlargeByPress } from "@site/src/components/elements/Enlarge";

// Plots and tables that are computed while the site is built and never change: the browser needs neither the arithmetic
// nor the data.

const figure = { onClick: enlargeByPress };

export const CreationGas = leftAsDrawn(
  "div",
  async () =>
    (await import(/* webpackChunkName: "drawings" */ "./costs/CreationGas/CreationGas")).CreationGas,
);

export const ExponentTable = leftAsDrawn(
  "div",
  async () =>
    (await import(/* webpackChunkName: "drawings" */ "./streams/Timeline/ExponentTable")).ExponentTable,
);

export const FlowPlot = leftAsDrawn(
  "figure",
  async () => (await import(/* webpackChunkName: "drawings" */ "./streams/FlowPlot/FlowPlot")).FlowPlot,
  figure,
);

export const ShapeGallery = leftAsDrawn(
  "div",
  async () =>
    (await import(/* webpackChunkName: "drawings" */ "./streams/ShapeGallery/ShapeGallery")).ShapeGallery,
);

export const ShapeValues = leftAsDrawn(
  "div",
  async () =>
    (await import(/* webpackChunkName: "drawings" */ "./streams/ShapeValues/ShapeValues")).ShapeValues,
);

export const StreamPlot = leftAsDrawn(
  "figure",
  async () => (await import(/* webpackChunkName: "drawings" */ "./streams/StreamPlot/StreamPlot")).StreamPlot,
  figure,
);

export const Timeline = leftAsDrawn(
  "div",
  async () => (await import(/* webpackChunkName: "drawings" */ "./streams/Timeline/Timeline")).Timeline,
);
