import { type Check, type Finding } from "../../support/check";
import { findLine } from "../../support/passages";
import { budgets } from "./budgets";
import { exceptions, type Exception } from "./exceptions";
import { rules, type Hit, type Rule } from "./rules";

const BUDGETS = "checks/words/voice/budgets.ts";

const EXCEPTIONS = "checks/words/voice/exceptions.ts";

/** Number of places by which a budget may exceed what is left, so that two people can edit pages at the same time. */
const SLACK = 10;

/** Number of characters around a hit in which the words of an exception are looked for. */
const AROUND = 60;

export const voice: Check = {
  name: "voice",
  title: "pages, texts of tools and READMEs follow the style guide",

  *site(site) {
    const passages = [...site.passages, ...site.asides];
    const used = new Set<Exception>();
    // The fixtures have neither budgets nor the files that the exceptions name.
    const isProject = site.read(BUDGETS) !== undefined;
    const isWhole = isProject && site.isUnscoped;
    for (const rule of rules) {
      const hits = [...rule.find(passages)].filter((hit) => {
        const exception = exceptions.find((candidate) => allows(candidate, rule.name, hit));
        if (exception) used.add(exception);
        return !exception;
      });
      const budget = isProject ? (budgets as Record<string, number>)[rule.name] : undefined;
      yield* findFaults(rule, hits, isWhole, budget);
    }
    if (!isWhole) return;
    for (const exception of exceptions.filter((candidate) => !used.has(candidate))) {
      yield {
        file: EXCEPTIONS,
        message: `Nothing needs the exception "${exception.words}" of ${exception.file}.`,
        remedy: "Take it off the list.",
      };
    }
  },
};

/** Returns what is wrong with the places at which a rule is broken: each of them, unless its budget covers them. */
export function* findFaults(
  { name, remedy }: Pick<Rule, "name" | "remedy">,
  hits: readonly Hit[],
  isWhole: boolean,
  budget: number | undefined,
): Iterable<Finding> {
  if (budget !== undefined && hits.length <= budget) {
    if (isWhole && hits.length > 0 && budget - hits.length > SLACK) {
      yield {
        file: BUDGETS,
        message: `"${name}" has a budget of ${budget} places; ${hits.length} are left.`,
        remedy: `Set it to ${hits.length}.`,
      };
    }
    return;
  }
  const more = budget === undefined ? "" : ` Its budget is ${budget} places; there are ${hits.length}.`;
  for (const { passage, index, words } of hits) {
    yield {
      file: passage.file,
      line: findLine(passage, index),
      message: `Breaks the rule "${name}": "${words.replace(/\s+/g, " ").trim()}".`,
      remedy: remedy + more,
    };
  }
}

/** Checks whether an exception covers a hit. */
function allows({ rule, file, words }: Exception, name: string, { passage, index }: Hit): boolean {
  if (rule !== name) return false;
  if (file.endsWith("/") ? !passage.file.startsWith(file) : passage.file !== file) return false;
  const around = passage.text.slice(Math.max(0, index - AROUND), index + AROUND);
  return around.replace(/\s+/g, " ").includes(words);
}
