import type { ClientModule } from "@docusaurus/types";

/**
 * Tags that the build wrote into the head (plugins/after-build) speak of the page that was loaded: when the reader
 * goes on to another one without a new load, they are taken out, so that nobody reads them as the new page's.
 */
export const onRouteDidUpdate: ClientModule["onRouteDidUpdate"] = ({ location, previousLocation }) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  for (const tag of document.head.querySelectorAll("[data-page]")) tag.remove();
};
