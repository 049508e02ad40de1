import { remember } from "./storage";

const html = document.documentElement;

/** Shows the other colour mode and remembers it, as Docusaurus does. React reads the attribute when it takes over. */
export function switchColourMode(): () => void {
  const mode = html.dataset.theme === "dark" ? "light" : "dark";
  html.dataset.theme = mode;
  html.dataset.themeChoice = mode;
  remember("theme", mode);
  // React may have read the mode just before this press: then it learns of it as of a choice in another tab.
  return () => window.dispatchEvent(new StorageEvent("storage", storageChange("theme", mode)));
}

function storageChange(key: string, newValue: string): StorageEventInit {
  try {
    return { key, newValue, storageArea: localStorage };
  } catch {
    return { key, newValue };
  }
}

/** Hides the announcement for good. React finds it dismissed and takes it out. */
export function closeAnnouncement(button: HTMLElement): () => void {
  html.dataset.announcementBarInitiallyDismissed = "true";
  remember("docusaurus.announcement.dismiss", "true");
  return () => button.isConnected && button.click();
}

/** Selects a tab of its list and shows its panel. The list's panels are the children of the element after it. */
export function selectTab(tab: HTMLElement): () => void {
  const list = tab.closest("[role=tablist]");
  const tabs = [...(list?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  const panels = [...(list?.nextElementSibling?.children ?? [])] as HTMLElement[];
  tabs.forEach((other, index) => {
    const selected = other === tab;
    other.setAttribute("aria-selected", String(selected));
    other.tabIndex = selected ? 0 : -1;
    other.classList.toggle("tabs__item--active", selected);
    const panel = panels[index];
    if (panel?.getAttribute("role") === "tabpanel") panel.hidden = !selected;
  });
  return () => tab.click();
}

/** Moves the focus within a list of tabs, around its ends. */
export function focusTab(tab: HTMLElement, step: 1 | -1): void {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
  tabs.at((tabs.indexOf(tab) + step) % tabs.length)?.focus();
}

/**
 * Opens or closes a category of the sidebar. What is in an open one is in the page and goes or comes at once; what is
 * in a closed one comes with the scripts, so that only its sign turns.
 */
export function toggleCategory(button: HTMLElement): () => void {
  const item = button.closest("li");
  if (!item) return () => undefined;
  const collapsed = item.classList.toggle("menu__list-item--collapsed");
  item.querySelector("[aria-expanded]")?.setAttribute("aria-expanded", String(!collapsed));
  const list = item.querySelector<HTMLElement>(":scope > ul");
  if (list) list.style.display = collapsed ? "none" : "block";
  // React puts another element in the place of the button when it takes over.
  return () => item.querySelector<HTMLElement>(CATEGORY)?.click();
}

/** What opens a category of the sidebar. */
export const CATEGORY = ".menu__link--sublist-caret[role=button], .menu__caret";

/** Follows the system's colour mode where the reader has not chosen one. */
export function followSystem(isHydrated: () => boolean): void {
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ({ matches }) => {
    const chosen = html.dataset.themeChoice;
    if (!isHydrated() && (!chosen || chosen === "system")) html.dataset.theme = matches ? "dark" : "light";
  });
}
