import { renderOnServer } from "@site/src/ui/server/serverRendered";
import type { ShapeGallery as Component } from "./ShapeGallery";

/** ShapeGallery as the server has rendered it: its arithmetic and its data are no part of the page's scripts. */
export const ShapeGallery = renderOnServer({
  name: "ShapeGallery",
  onServer: IS_SERVER_BUNDLE
    ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- a static import would be in both bundles
      (require("./ShapeGallery") as { ShapeGallery: typeof Component }).ShapeGallery
    : undefined,
  load: async () => (await import(/* webpackChunkName: "plots" */ "./ShapeGallery")).ShapeGallery,
});
