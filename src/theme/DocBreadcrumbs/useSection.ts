import { useDoc } from "@docusaurus/plugin-content-docs/client";
import { useThemeConfig } from "@docusaurus/theme-common";

/** A section of the site, as the bar at the top names it. */
export interface Section {
  readonly label: string;
  /** Route of its first page. */
  readonly to: string;
}

/** Returns the section in whose folder the page is, whatever its address; undefined outside all of them. */
export function useSection(): Section | undefined {
  const { source } = useDoc().metadata;
  return useThemeConfig().navbar.items.find(
    ({ activeBasePath }) =>
      typeof activeBasePath === "string" && source.startsWith(`@site/docs${activeBasePath}/`),
  ) as Section | undefined;
}
