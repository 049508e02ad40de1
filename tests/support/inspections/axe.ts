import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The two colour modes. */
export type Theme = "dark" | "light";

/** The rules whose outcome depends on colours, and so on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The rules that measure where everything is, which takes most of the time. */
const MEASURING_RULES = [...COLOUR_RULES, "target-size"];

/** What axe looks at: the complete page with all rules, where nothing is said. */
export interface AxeOptions {
  /**
   * `colours` for the rules that depend on the theme, where the others have been run in another one; `structure` for the
   * rules that need no measuring, where the parts of a page have been measured on another one.
   */
  rules?: "colours" | "structure" | undefined;
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
  const switched = Object.fromEntries(
    MEASURING_RULES.map((rule) => [rule, { enabled: rules !== "structure" }]),
  );
  const chosen = rules === "colours" ? { runOnly: COLOUR_RULES } : { rules: switched };
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
