import type { UserThemeConfig } from "@docusaurus/theme-common";

/** A section in the bar: the current one of its set, where the current page is in the sidebar. */
const section = (label: string, activeBasePath: string, to: string) => ({
  label,
  to,
  activeBasePath,
  position: "left" as const,
  "aria-current": "true",
});

/** The bar at the top: six sections on the left, three places outside the site on the right. */
export const navbar = {
  title: "Sablier Docs",
  hideOnScroll: false,
  logo: { alt: "Hourglass, home page", src: "img/logo.svg", width: 24, height: 24 },
  items: [
    section("Concepts", "/concepts", "/concepts/what-is-sablier"),
    section("Guides", "/guides", "/guides/lockup/overview"),
    section("References", "/reference", "/reference/overview"),
    section("APIs", "/api", "/api/overview"),
    section("Apps", "/apps", "/apps/features/overview"),
    section("Support", "/support", "/support/faq"),
    { label: "Discord", href: "https://discord.sablier.com", position: "right" },
    { label: "GitHub", href: "https://github.com/sablier-labs", position: "right" },
    { label: "Links", href: "https://linktr.ee/SablierLabs", position: "right" },
  ],
} satisfies UserThemeConfig["navbar"];
