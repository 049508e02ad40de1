import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The two colour modes. */
export type Theme = "dark" | "light";

/** The rules whose outcome depends on colours, and so on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The rules that the author of a page can break: headings, lists, tables, names of links and of pictures. */
const CONTENT_RULES = [
  "aria-allowed-attr",
  "aria-valid-attr-value",
  "button-name",
  "definition-list",
  "dlitem",
  "duplicate-id-aria",
  "empty-heading",
  "empty-table-header",
  "frame-title",
  "heading-order",
  "image-alt",
  "image-redundant-alt",
  "label",
  "link-name",
  "list",
  "listitem",
  "nested-interactive",
  "page-has-heading-one",
  "role-img-alt",
  "scope-attr-valid",
  "select-name",
  "summary-name",
  "svg-img-alt",
  "table-duplicate-name",
  "td-headers-attr",
  "th-has-data-cells",
  "valid-lang",
];

/** Rules to choose instead of all. */
const RULES = { colours: COLOUR_RULES, content: CONTENT_RULES };

/** What axe looks at: the complete page with all rules, where nothing is said. */
export interface AxeOptions {
  /**
   * `colours` for the rules that depend on the theme, where the others have been run in another one; `content` for those
   * that the author of a page can break, where the rest of the page is looked at on another one.
   */
  rules?: keyof typeof RULES | undefined;
  /** A selector of the part to look at, where the rest of the page is looked at elsewhere. */
  within?: string;
  /** A selector of parts that are looked at elsewhere. */
  without?: string | undefined;
}

/**
 * Runs axe on the page as it is: every rule that is not experimental, and target size. Put into the page by the
 * debugger, which no content security policy stops.
 *
 * @returns one line a violation: the rule, what it asks for, and the first elements that break it.
 */
export async function axeViolations(
  page: Page,
  { rules, within, without }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const chosen = rules ? { runOnly: RULES[rules] } : { rules: { "target-size": { enabled: true } } };
  return page.evaluate(
    async ({ within, without, chosen }) => {
      const context = { include: [within ?? "html"], exclude: without ? [without] : [] };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        resultTypes: ["violations"],
        preload: false,
        iframes: false,
        ...chosen,
      });
      return violations.map(({ id, help, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target, failureSummary = "" }) => {
          const reason = failureSummary.split("\n").slice(1).join(" ").trim();
          return `${target.join(" ")} (${reason})`;
        });
        return `${id}: ${help} [${nodes.length}]: ${places.join("; ")}`;
      });
    },
    { within, without, chosen },
  );
}

/** Before a page is opened: has it change colours at once, so that axe and pictures see where they arrive. */
export async function withoutTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important }");
    document.addEventListener("DOMContentLoaded", () => document.adoptedStyleSheets.push(sheet));
  });
}

/** Shows the page in a colour mode, as a reader whose system prefers it would see it. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
}
