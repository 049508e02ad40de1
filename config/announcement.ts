import type { UserThemeConfig } from "@docusaurus/theme-common";

/**
 * The bar above the navbar. A reader who closed it sees it again when `id` changes, on that same load.
 * Set to `undefined` when there is nothing to announce.
 */
export const announcement = {
  id: "lockup-4-flow-3-airdrops-3",
  content:
    'These pages describe <a href="/blog/lockup-v4-0">Lockup v4.0, Flow v3.0 and Airdrops v3.0</a>, released in March 2026.',
  isCloseable: true,
} satisfies UserThemeConfig["announcementBar"];
