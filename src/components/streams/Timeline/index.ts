import { renderOnServer } from "@site/src/ui/server/serverRendered";
import type { ExponentTable as ExponentTableComponent } from "./ExponentTable";
import type { Timeline as TimelineComponent } from "./Timeline";

/* eslint-disable @typescript-eslint/no-require-imports -- static imports would be in both bundles */

/** The table of exponents as the server has rendered it. */
export const ExponentTable = renderOnServer({
  name: "ExponentTable",
  onServer: IS_SERVER_BUNDLE
    ? (require("./ExponentTable") as { ExponentTable: typeof ExponentTableComponent }).ExponentTable
    : undefined,
  load: async () => (await import(/* webpackChunkName: "plots" */ "./ExponentTable")).ExponentTable,
});

/** A timeline as the server has rendered it: its arithmetic is no part of the page's scripts. */
export const Timeline = renderOnServer({
  name: "Timeline",
  onServer: IS_SERVER_BUNDLE
    ? (require("./Timeline") as { Timeline: typeof TimelineComponent }).Timeline
    : undefined,
  load: async () => (await import(/* webpackChunkName: "plots" */ "./Timeline")).Timeline,
});
