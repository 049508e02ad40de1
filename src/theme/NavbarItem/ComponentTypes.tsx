import DefaultNavbarItem from "@theme/NavbarItem/DefaultNavbarItem";
import DocSidebarNavbarItem from "@theme/NavbarItem/DocSidebarNavbarItem";
import DropdownNavbarItem from "@theme/NavbarItem/DropdownNavbarItem";
import type { ComponentTypesObject } from "@theme/NavbarItem/ComponentTypes";

/**
 * Changes upstream's table of navbar items to the types that a site with one language and one version can use; all
 * types together are code that every page would load. Another type in config/navigation/navbar.ts fails the build by name: it
 * is added here.
 */
export default {
  default: DefaultNavbarItem,
  docSidebar: DocSidebarNavbarItem,
  dropdown: DropdownNavbarItem,
} as Partial<ComponentTypesObject>;
