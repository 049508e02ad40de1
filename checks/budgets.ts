import { readFileSync } from "node:fs";
import { type Budgets } from "../data/budgets";
import { type Check, type Finding } from "./support/check";
import { type Site } from "./support/site";
import { Scales } from "./support/weight";

const NAMES: Record<keyof Budgets, string> = {
  firstPaint: "HTML and styles of the first screen",
  document: "HTML with its styles",
  styles: "styles",
  scripts: "scripts",
  total: "all together",
};

/**
 * How far below a budget a page no longer needs its exception. A change of any script renames files and styles on all
 * pages, which costs each some bytes more or less: a page at the limit keeps its exception through these.
 */
const CLEARLY_BELOW = 0.99;

const scales = new WeakMap<Site, Scales>();

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Pages are read on phones, on slow networks: what one costs before its reader does anything is limited. */
export const budgets: Check = {
  name: "budgets",
  title: "every page keeps to its budget of bytes",

  *page(page, site): Generator<Finding> {
    const { budgets: limits, exceptions } = site.expected.weight;
    let scale = scales.get(site);
    if (!scale) scales.set(site, (scale = new Scales((file) => site.bytesOf(file))));
    const cost = scale.page(page.$, readFileSync(page.file, "utf8"), limits);
    for (const part of Object.keys(limits) as (keyof Budgets)[]) {
      const exception = exceptions.find((one) => one.route === page.route && one.part === part);
      const limit = exception?.bytes ?? limits[part];
      if (cost[part] > limit) {
        yield {
          message: `${page.route} costs ${kilobytes(cost[part])} (${NAMES[part]}), ${kilobytes(limit)} is the limit.`,
          remedy: "Split the page, or load what it does not show at first when it is used (data/budgets.ts).",
        };
      } else if (exception && cost[part] < limits[part] * CLEARLY_BELOW) {
        yield {
          file: "data/budgets.ts",
          message: `${page.route} keeps to the budget (${NAMES[part]}) and needs no exception.`,
          remedy: "Take the exception out.",
        };
      }
    }
  },

  *site(site): Generator<Finding> {
    for (const { route, part } of site.expected.weight.exceptions) {
      if (site.byRoute.has(route)) continue;
      yield {
        file: "data/budgets.ts",
        message: `The exception for ${route} (${NAMES[part]}) is for no page.`,
        remedy: "Take it out, or correct the address.",
      };
    }
  },
};
