import { composeRoute } from "../../src/node/builtPages";
import { type PageInspector } from "../critical-css";
import { compileHostRules, readHostConfig } from "../../src/site/host/hostRules";
import { findInlineCode } from "./inlineScripts";

/** A page that its policy would break, with what to do. */
export interface Fault {
  route: string;
  message: string;
  remedy: string;
}

/** Returns the sources that a policy allows for a directive; empty where it does not name it. */
export function listSources(policy: string, directive: string): string[] {
  for (const part of policy.split(";")) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name === directive) return sources;
  }
  return [];
}

/**
 * Returns what of a page's inline code the policy that it is served with refuses.
 *
 * @param policy the header's value; `undefined` where the page is served without one
 */
export function findFaults(route: string, html: string, policy: string | undefined): Fault[] {
  if (policy === undefined) {
    return [
      {
        route,
        message: "is served without a Content-Security-Policy",
        remedy: "Cover it in config/security/headers.ts.",
      },
    ];
  }
  const allowed = listSources(policy, "script-src");
  const { scripts, handlers } = findInlineCode(html);
  const refused = scripts.filter(({ hash }) => !allowed.includes(`'sha256-${hash}'`));
  return [
    ...refused.map(({ text, hash }) => ({
      route,
      message: `carries an inline script whose hash (sha256-${hash}) the policy in vercel.json lacks: ${text.slice(0, 80)}`,
      remedy:
        "Run `npm run generate:vercel` and build again. If it is still refused, scripts/vercel/inlineScripts.ts does not " +
        "know the script: it must be the same on every page, and stand in that list.",
    })),
    ...handlers.map((tag) => ({
      route,
      message: `carries inline code that no policy can allow by its hash: ${tag.slice(0, 120)}`,
      remedy: "Listen for the event in a script.",
    })),
  ];
}

/**
 * Looks at pages as readers get them, and refuses a site whose pages carry inline code that the policy of the host would
 * stop: readers would get a page whose first script does not run. Stubs of redirects are not looked at: where the policy is
 * sent, the host redirects before one is served.
 *
 * @param hostConfig the file with the host's headers
 */
export function createPolicyInspector(hostConfig: string): PageInspector {
  const rules = compileHostRules(readHostConfig(hostConfig));
  const faults: Fault[] = [];
  return {
    page(file, html) {
      const route = composeRoute(file);
      faults.push(...findFaults(route, html, rules.headers(route).get("Content-Security-Policy")));
    },
    finish() {
      if (faults.length > 0) throw new Error(composeSentence(faults));
    },
  };
}

/** Returns one line a kind of fault: how many pages have it, the first of them, and the remedy. */
function composeSentence(faults: Fault[]): string {
  const kinds = [...new Set(faults.map(({ message }) => message))].map((message) =>
    faults.filter((fault) => fault.message === message),
  );
  return kinds
    .map(([first, ...others]) => {
      const more = others.length > 0 ? ` (and ${others.length} more)` : "";
      return `${first!.route}${more} ${first!.message}\n${first!.remedy}`;
    })
    .join("\n");
}
