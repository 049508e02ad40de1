import { renderOnServer } from "@site/src/ui/server/serverRendered";
import { enlargeByPress } from "@site/src/ui/elements/Enlarge/EnlargeButton";
import type { StreamPlot as Component } from "./StreamPlot";

/** StreamPlot as the server has rendered it: its arithmetic and its data are no part of the page's scripts. */
export const StreamPlot = renderOnServer({
  name: "StreamPlot",
  onServer: IS_SERVER_BUNDLE
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- a static import would be in both bundles
      (require("./StreamPlot") as { StreamPlot: typeof Component }).StreamPlot
    : undefined,
  load: async () => (await import(/* webpackChunkName: "plots" */ "./StreamPlot")).StreamPlot,
  onClick: enlargeByPress,
});
