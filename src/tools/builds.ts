import type { ToolBuild } from "../node/toolBuild";
import { build as assistants } from "./assistants/build";
import { build as playground } from "./playground/build";
import { build as search } from "./search/build";

/** What tools add to the site, apart from the components of their pages: one line per tool. */
export const builds: readonly ToolBuild[] = [
  // The longest work comes first.
  playground,
  search,
  assistants,
];
