import { type Check } from "../../support/check";
import { findLine } from "../../support/passages";
import { budgets } from "../voice/budgets";
import { readComments, type Comment } from "./read";
import { beginsWithVerb, PATTERNS } from "./rules";

export const comments: Check = {
  name: "comments",
  title: "comments in code name quantities, and say what happens",

  *site(site) {
    const nouns: { file: string; comment: Comment }[] = [];
    for (const file of site.code.filter((name) => site.isInScope(name))) {
      for (const comment of readComments(file, site.read(file) ?? "")) {
        for (const { name, pattern, remedy } of PATTERNS) {
          for (const { 0: words, index } of comment.text.matchAll(pattern)) {
            yield {
              file,
              line: findLine(comment, index),
              message: `A comment breaks the rule "${name}": "${words}".`,
              remedy,
            };
          }
        }
        if (comment.isOfFunction && !beginsWithVerb(comment)) nouns.push({ file, comment });
      }
    }
    const isProject = site.read("checks/words/voice/budgets.ts") !== undefined;
    if (isProject && nouns.length <= budgets["comment without a verb"]) return;
    for (const { file, comment } of nouns) {
      yield {
        file,
        line: comment.line,
        message: `The comment of a function does not begin with a verb: "${comment.text.trim().slice(0, 40)}".`,
        remedy: `Begin with "Returns", "Checks whether", "Reads" and the like. The budget is ${budgets["comment without a verb"]}; there are ${nouns.length}.`,
      };
    }
  },
};
