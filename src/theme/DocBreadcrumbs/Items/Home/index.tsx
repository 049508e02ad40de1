import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { useThemeConfig } from "@docusaurus/theme-common";
import { type ReactNode } from "react";

/**
 * Replaces upstream's link to the home page, which the bar at the top has already: breadcrumbs begin with the section of
 * the page, as the bar names it.
 */
export default function SectionItem(): ReactNode {
  const { pathname } = useLocation();
  const section = useThemeConfig().navbar.items.find(
    ({ activeBasePath }) => typeof activeBasePath === "string" && pathname.startsWith(`${activeBasePath}/`),
  );
  if (section === undefined) return null;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={section.to as string}>
        {section.label as string}
      </Link>
    </li>
  );
}
