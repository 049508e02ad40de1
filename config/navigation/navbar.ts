import type { UserThemeConfig } from "@docusaurus/theme-common";

/**
 * A section in the bar: the current one of its set, where the current page is in the sidebar.
 *
 * @param holds what it is about, in one line: shown in the menu of phones (src/css/frame.css) and on the home page
 */
const createSection = (label: string, activeBasePath: string, to: string, holds: string) => ({
  label,
  to,
  activeBasePath,
  "data-holds": holds,
  position: "left" as const,
  "aria-current": "true",
});

/** The bar at the top: six sections on the left, three places outside the site on the right. */
export const navbar = {
  title: "Sablier Docs",
  hideOnScroll: false,
  logo: { alt: "Hourglass, home page", src: "img/logo.svg", width: 24, height: 24 },
  items: [
    createSection(
      "Concepts",
      "/concepts",
      "/concepts/what-is-sablier",
      "Streams, airdrops, fees and governance",
    ),
    createSection("Guides", "/guides", "/guides/lockup/overview", "Addresses, and samples that run"),
    createSection("References", "/reference", "/reference/overview", "Functions, events, errors and the SDK"),
    createSection("APIs", "/api", "/api/overview", "GraphQL indexers and the Merkle API"),
    createSection("Apps", "/apps", "/apps/features/overview", "The web app, its links and CSV files"),
    createSection("Support", "/support", "/support/faq", "Answers for recipients and senders"),
    { label: "Discord", href: "https://discord.sablier.com", position: "right" },
    { label: "GitHub", href: "https://github.com/sablier-labs", position: "right" },
    { label: "Links", href: "https://linktr.ee/SablierLabs", position: "right" },
  ],
} satisfies UserThemeConfig["navbar"];
