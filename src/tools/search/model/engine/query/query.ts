import { STOP_WORDS } from "./stopWords";
import { NO_RULES, addPhrases, type CompiledRules } from "../rules";
import { tokenise } from "./tokens";

/**
 * The name of a function with its parameters, which may be cut: `withdrawMax(uint256,address)`. A bracket in prose begins
 * with no type: `fee(s)`.
 */
const SIGNATURE =
  /([\p{L}_$][\w$]{0,63})\((?=[()]|$|u?int\d|bytes|address\b|bool\b|string\b|I[A-Z]|[US]D\d|[A-Z]\w*\.)(?:[^)]|\)(?!\s|$))*\)?/gu;

/** A query taken apart. */
export interface ParsedQuery {
  /** The words that are searched for. */
  words: QueryWord[];
  /** All terms, also those of the question around the words: "what is" of "what is a cliff". */
  terms: string[];
  /** The query as it was read. */
  text: string;
}

/** One word of a query: the term as typed, its parts where it is a compound, and other forms of it that count as well. */
export interface QueryWord {
  term: string;
  parts: string[];
  forms: string[];
  /** Whether it is written as names in code are: `statusOf`, `FL4`, `is_valid`; not "non-cancelable" or "ERC-20". */
  isName: boolean;
}

/** Takes a query apart. The last word may be unfinished. Takes only what `cleanQuery` gives. */
export function parseQuery(query: string, rules: CompiledRules = NO_RULES): ParsedQuery {
  const text = addPhrases(query.replace(SIGNATURE, "$1"), rules);
  const words: (QueryWord & { end: number })[] = [];
  for (const { term, start, end } of tokenise(text)) {
    const previous = words.at(-1);
    if (previous && start < previous.end) previous.parts.push(term);
    else {
      const isName = !PROSE.test(text.slice(start, end));
      words.push({ term, parts: [], forms: listForms(term, rules), isName, end });
    }
  }
  const telling = words.filter(({ term }) => !STOP_WORDS.has(term));
  return {
    words: (telling.length > 0 ? telling : words).map(({ term, parts, forms, isName }) => ({
      term,
      parts,
      forms,
      isName,
    })),
    terms: words.map(({ term }) => term),
    text,
  };
}

/** A word of one kind of letters or of digits, or several with a hyphen or an apostrophe between them. */
const PROSE = /^(?:(?:\p{L}\p{Ll}*|\p{Lu}+|\p{N}+)(?:['’-](?=.)|$))+$/u;

/** Other forms: the verb after `-ing` and `-ed` or an irregular past, the number after its name, and synonyms of both. */
export function listForms(term: string, { synonyms }: Pick<CompiledRules, "synonyms"> = NO_RULES): string[] {
  const forms = [...(synonyms.get(term) ?? [])];
  const stem = /^(\p{L}{4,}?)(?:ing|ed)$/u.exec(term)?.[1];
  if (stem) {
    const verb = stem.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
    forms.push(verb, ...(synonyms.get(verb) ?? synonyms.get(`${verb}e`) ?? []));
  }
  return forms;
}
