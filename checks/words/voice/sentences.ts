import { CODE } from "../../support/passages";

/** Returns the sentences of a text, one line each. Colons and semicolons do not end a sentence. */
export function splitSentences(text: string): string[] {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .split(/(?<=[.?!]["”)]?) (?=["“(]?(?:[\p{Lu}\d\u25a1]|v\d))/u)
    .filter(Boolean);
}

/** Words that join clauses and that no sentence of these pages has without a verb. */
const AUXILIARIES =
  "am is are was were be been being has have had do does did can cannot could may might must will would should isn't aren't don't doesn't can't won't";

/** Verbs of the pages, in their base form. Those that are nouns on these pages as well (a fee, a date) are left out. */
const VERBS =
  "accept accrue add allow answer appear apply approve arrive ask audit become begin belong break bring build burn buy calculate call cancel carry cause change charge check choose claim close collect come compare compute confirm connect contain continue convert copy cost count cover create decide default delegate delete deploy deposit depend describe differ divide download earn emit enable end enter exist expect expire explain export fail fetch fill find finish fit follow forfeit freeze get give go grow happen help hold identify ignore implement import include increase install keep know lead leave let link list load lock look lose make mark match mean measure mint move multiply name need offer open owe own pass paste pause pay permit pick point prevent protect prove provide publish put query read reach receive record reduce refund reject release remain remove renounce replace report request require restart return revert run save say see select sell send set share show sign sort specify spend split start stay stop store stream subtract support suppose swap switch take test trade transfer treat trust try turn type unlock update upgrade use verify vest visit void vote wait want withdraw work wrap write";

const FINITE = new Set([
  ...AUXILIARIES.split(" "),
  ...VERBS.split(" ").flatMap(listForms),
  ..."became began brought built bought came chose cost fit found froze gave got grew held kept knew led left lost made meant owed paid put ran read said saw sent set showed sold spent split stood took went wrote".split(
    " ",
  ),
]);

/** Returns the forms of a regular verb that can be the verb of a sentence. */
function listForms(base: string): string[] {
  const stem = base.replace(/e$/, "");
  const third = /(?:s|x|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
  const y = /[^aeiou]y$/.test(base) ? [base.replace(/y$/, "ies"), base.replace(/y$/, "ied")] : [];
  return [base, third, `${stem}ed`, `${base}${base.at(-1) ?? ""}ed`, ...y];
}

/**
 * Checks whether a sentence has a word that can be its verb. Without a tagger this errs on the side of the sentence: a
 * noun that looks like a verb counts as one.
 */
export function hasVerb(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}[\p{L}'’]*/gu) ?? [];
  return words.some((word) => FINITE.has(word.replace("’", "'")));
}

/** Checks whether a sentence has a clause as its subject: "What is paid above it is kept." */
export function beginsWithClause(sentence: string): boolean {
  if (sentence.endsWith("?") || sentence.includes(":")) return false;
  if (/^(?:What|Who|Whoever|Whatever) /u.test(sentence)) return true;
  const opening = /^(?:Why|Whether|How|Where|When|Which|In which|That) [^,.;]*?/u.exec(sentence);
  return (
    opening !== null &&
    /^(?:Why|Whether|How|In which|That) [^,;]+ (?:is|are|was|were|does|do|depends?|decides?|says?|rests?|follows?) (?:not |nowhere |on |with |in )/u.test(
      sentence,
    )
  );
}

/** Checks whether a sentence is a label with a link instead of a sentence: "Addresses: Lockup deployments." */
export function isLabelWithLink(sentence: string, links: readonly string[]): boolean {
  const [label, rest] = sentence.split(/: /, 2);
  if (!label || !rest || label.split(" ").length > 6) return false;
  const words = rest.replace(/[.\s]+$/, "");
  return links.some((link) => link.replace(/\s+/g, " ").trim() === words && !words.includes(CODE));
}
