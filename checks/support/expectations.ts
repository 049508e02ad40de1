import { budgets } from "../../config/build/budgets";
import { redirects } from "../../config/navigation/redirects";
import { site } from "../../config/site";
import { addresses, pages } from "../../data/site/routes";
import { readChangesBelow } from "./history";
import { type Expectations } from "./site";

/** What this project's site is checked against. */
export const expectations: Expectations = {
  origin: new URL(site.url).origin,
  redirects,
  pages,
  addresses,
  budgets,
  changes: readChangesBelow(process.cwd()),
};
