import type { PluginConfig } from "@docusaurus/types";
import site from "../../../docusaurus.config";

/** Adds the page of this folder, whose components are outside of what they need. */
const page: PluginConfig = () => ({
  name: "missing-provider",
  contentLoaded: ({ actions }) =>
    actions.addRoute({
      path: "/missing-provider",
      exact: true,
      component: "@site/tests/support/missing-provider/Page.tsx",
    }),
});

/** The site with one page more: `npm start -- --config tests/support/missing-provider/config.ts`. */
export default { ...site, plugins: [...site.plugins, page] };
