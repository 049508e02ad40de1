import { useState, type ReactNode } from "react";
import { useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
import MobileSidebar from "@theme-original/Navbar/MobileSidebar";

/**
 * Wraps upstream's menu of narrow screens, which it draws closed on every page: it is drawn when it is opened first.
 * Without JavaScript there is none; the footer and the section's page lead on.
 */
export default function AskedMobileSidebar(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const [isAsked, setAsked] = useState(shown);
  if (shown && !isAsked) setAsked(true);
  return isAsked && <MobileSidebar />;
}
