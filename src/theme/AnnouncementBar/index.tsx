import { type ReactNode } from "react";
import { useThemeConfig } from "@docusaurus/theme-common";
// eslint-disable-next-line no-restricted-imports -- the public entry does not know whether the bar was closed
import { useAnnouncementBar } from "@docusaurus/theme-common/internal";
import styles from "./styles.module.css";

/**
 * Replaces upstream's bar: a complementary landmark instead of a second banner, which reader views leave out, one line that may wrap, and a
 * close button with a name. Dismissal and its return with a new id are upstream's, helped by the inline script of plugins/startup.
 * Without JavaScript it stays, with its links.
 */
export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  if (!isActive || !announcementBar) return null;
  return (
    <div
      className={`theme-announcement-bar ${styles.bar}`}
      role="complementary"
      aria-label="Announcement"
      data-id={announcementBar.id}
    >
      {/* The text is the site's own, from config/navigation/announcement.ts. */}
      <p className={styles.text} dangerouslySetInnerHTML={{ __html: announcementBar.content }} />
      {announcementBar.isCloseable && (
        <button
          type="button"
          className={`clean-btn ${styles.close}`}
          onClick={close}
          aria-label="Close announcement"
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </div>
  );
}
