import { renderOnServer } from "@site/src/ui/server/serverRendered";
import { enlargeByPress } from "@site/src/ui/elements/Enlarge/EnlargeButton";
import type { FlowPlot as Component } from "./FlowPlot";

/** FlowPlot as the server has rendered it: its arithmetic and its data are no part of the page's scripts. */
export const FlowPlot = renderOnServer({
  name: "FlowPlot",
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a static import would be in both bundles
  onServer: IS_SERVER_BUNDLE ? (require("./FlowPlot") as { FlowPlot: typeof Component }).FlowPlot : undefined,
  load: async () => (await import(/* webpackChunkName: "plots" */ "./FlowPlot")).FlowPlot,
  onClick: enlargeByPress,
});
