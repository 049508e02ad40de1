import Link from "@docusaurus/Link";
import { useLocation } from "@docusaurus/router";
import { useThemeConfig } from "@docusaurus/theme-common";
import HomeItem from "@theme-original/DocBreadcrumbs/Items/Home";
import { type ReactNode } from "react";

/** Adds the section of the page, as the bar at the top names it, behind upstream's link to the home page. */
export default function HomeAndSection(): ReactNode {
  const { pathname } = useLocation();
  const section = useThemeConfig().navbar.items.find(
    ({ activeBasePath }) => typeof activeBasePath === "string" && pathname.startsWith(`${activeBasePath}/`),
  );
  return (
    <>
      <HomeItem />
      {section !== undefined && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={section.to as string}>
            {section.label as string}
          </Link>
        </li>
      )}
    </>
  );
}
