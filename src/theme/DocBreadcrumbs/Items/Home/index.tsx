import Link from "@docusaurus/Link";
import { type ReactNode } from "react";
import { useSection } from "../../useSection";

/**
 * Replaces upstream's link to the home page, which the bar at the top has already: breadcrumbs begin with the section of
 * the page, as the bar names it.
 */
export default function SectionItem(): ReactNode {
  const section = useSection();
  if (section === undefined) return null;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={section.to}>
        {section.label}
      </Link>
    </li>
  );
}
