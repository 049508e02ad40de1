import { useLocation } from "@docusaurus/router";
import { useThemeConfig } from "@docusaurus/theme-common";

/** A section of the site, as the bar at the top names it. */
export interface Section {
  readonly label: string;
  /** Route of its first page. */
  readonly to: string;
}

/** The section that the page is in; undefined outside all of them. */
export function useSection(): Section | undefined {
  const { pathname } = useLocation();
  return useThemeConfig().navbar.items.find(
    ({ activeBasePath }) => typeof activeBasePath === "string" && pathname.startsWith(`${activeBasePath}/`),
  ) as Section | undefined;
}
