import type { UserThemeConfig } from "@docusaurus/theme-common";

/**
 * The bar above the navbar. A reader who closed it sees it again when `id` changes, on that same load.
 * Set to `undefined` when there is nothing to announce.
 */
export const announcement = {
  id: "no-new-evm-streams-in-the-app",
  content: '<a href="/apps/features/overview">No new EVM streams in the app since June 2026</a>',
  isCloseable: true,
} satisfies UserThemeConfig["announcementBar"];
