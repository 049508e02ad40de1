import type { UserThemeConfig } from "@docusaurus/theme-common";

/** The bar at the top: six sections on the left, three places outside the site on the right. */
export const navbar = {
  title: "Sablier Docs",
  hideOnScroll: false,
  logo: { alt: "Hourglass, home page", src: "img/logo.svg", width: 24, height: 24 },
  items: [
    { label: "Concepts", to: "/concepts/what-is-sablier", activeBasePath: "/concepts", position: "left" },
    { label: "Guides", to: "/guides/lockup/overview", activeBasePath: "/guides", position: "left" },
    { label: "References", to: "/reference/overview", activeBasePath: "/reference", position: "left" },
    { label: "APIs", to: "/api/overview", activeBasePath: "/api", position: "left" },
    { label: "Apps", to: "/apps/features/overview", activeBasePath: "/apps", position: "left" },
    { label: "Support", to: "/support/faq", activeBasePath: "/support", position: "left" },
    { label: "Discord", href: "https://discord.sablier.com", position: "right" },
    { label: "GitHub", href: "https://github.com/sablier-labs", position: "right" },
    { label: "Links", href: "https://linktr.ee/SablierLabs", position: "right" },
  ],
} satisfies UserThemeConfig["navbar"];
