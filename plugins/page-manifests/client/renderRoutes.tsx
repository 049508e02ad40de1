import { type ReactElement } from "react";
import renderRoutes from "@docusaurus/renderRoutes";
import { useLocation } from "@docusaurus/router";

type Routes = Parameters<typeof renderRoutes>[0];

function Known({ routes }: { routes: Routes }) {
  useLocation();
  return renderRoutes(routes);
}

/** Stand-in for upstream's where the app draws the whole table once: draws what has been added with every navigation. */
export default function renderKnownRoutes(routes: Routes): ReactElement {
  return <Known routes={routes} />;
}
