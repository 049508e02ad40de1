import Link from "@docusaurus/Link";
import HomeItem from "@theme-original/DocBreadcrumbs/Items/Home";
import { type ReactNode } from "react";
import { useSection } from "../../useSection";

/** Adds the section of the page, as the bar at the top names it, behind upstream's link to the home page. */
export default function HomeAndSection(): ReactNode {
  const section = useSection();
  return (
    <>
      <HomeItem />
      {section !== undefined && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={section.to}>
            {section.label}
          </Link>
        </li>
      )}
    </>
  );
}
