import { navbar } from "./navbar";

/** The parts of the site by the first segment of their addresses: those of the bar at the top, and the release notes. */
export const sections = [
  ...navbar.items.flatMap((item) =>
    "activeBasePath" in item ? [{ id: item.activeBasePath.slice(1), name: item.label }] : [],
  ),
  { id: "desk", name: "Desk" },
  { id: "playground", name: "Playground" },
  { id: "blog", name: "Release notes" },
];
