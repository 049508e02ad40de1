import { type ReactNode } from "react";
import Navbar from "@theme-original/Navbar";

/**
 * Wraps upstream's navbar in the page's banner landmark, so that screen readers reach it by its role. Its look is
 * set by variables in src/css/theme.css. Without JavaScript the links work; the menu on phones is a link list at
 * the end of the page (the footer) and the section's landing page.
 */
export default function BannerNavbar(): ReactNode {
  return (
    <header className="site-banner">
      <Navbar />
    </header>
  );
}
