import type { PropSidebarItem, PropSidebarItemCategory } from "@docusaurus/plugin-content-docs";

/** A closed category whose contents were left out; one link stands for them. */
export type PrunedCategory = PropSidebarItemCategory & { pruned?: true };

type Items = readonly PropSidebarItem[];

const isCategory = (item: PropSidebarItem): item is PrunedCategory => item.type === "category";

const contains = (item: PropSidebarItem, page: string): boolean =>
  ("href" in item && item.href === page) ||
  (isCategory(item) && item.items.some((inner) => contains(inner, page)));

const firstLink = (items: Items): string | undefined => {
  for (const item of items) {
    const link = ("href" in item && item.href) || (isCategory(item) && firstLink(item.items));
    if (link) return link;
  }
  return undefined;
};

/**
 * A section's sidebar as it stands on one page: what is in categories that are closed there is left out, so that its
 * size goes with what is seen and not with the section.
 */
export function pruned(items: Items, page: string): PropSidebarItem[] {
  return items.map((item) => {
    if (!isCategory(item)) return item;
    if (!item.collapsible || !item.collapsed || contains(item, page)) {
      return { ...item, items: pruned(item.items, page) };
    }
    const href = firstLink(item.items);
    const standIn: PropSidebarItem = { type: "link", label: item.label, href: href ?? "#" };
    return { ...item, pruned: true, items: href ? [standIn] : [] };
  });
}

/** Whether something was left out. */
export const isPruned = (items: Items): boolean =>
  items.some((item) => isCategory(item) && (item.pruned || isPruned(item.items)));

/** Two states of the same sidebar as one: whatever either of them has. */
export function merged(before: Items, after: Items): PropSidebarItem[] {
  return after.map((item, index) => {
    const other = before[index];
    if (!isCategory(item) || !other || !isCategory(other)) return item;
    if (item.pruned) return other;
    return other.pruned ? item : { ...item, items: merged(other.items, item.items) };
  });
}
