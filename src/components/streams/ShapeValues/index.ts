import { renderOnServer } from "@site/src/ui/server/serverRendered";
import type { ShapeValues as Component } from "./ShapeValues";

/** ShapeValues as the server has rendered it: its arithmetic and its data are no part of the page's scripts. */
export const ShapeValues = renderOnServer({
  name: "ShapeValues",
  onServer: IS_SERVER_BUNDLE
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- a static import would be in both bundles
      (require("./ShapeValues") as { ShapeValues: typeof Component }).ShapeValues
    : undefined,
  load: async () => (await import(/* webpackChunkName: "plots" */ "./ShapeValues")).ShapeValues,
});
