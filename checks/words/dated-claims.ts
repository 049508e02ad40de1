import { type Check } from "../support/check";
import { findLine } from "../support/passages";

/** Words that make a statement true for a while only. "As soon as" and "now" of a chain's clock do not. */
const FLEETING =
  /\b(?:currently|at present|presently|recently|nowadays|lately|as of|for now|for the time being|upcoming|coming soon|is planned|are planned)\b/gi;

const MONTH =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)(?:\\s+\\d{1,2},?)?";

/** What fixes the statement in time: a year that cannot be an amount, a day, or a release. */
const FIXED = new RegExp(
  `\\b(?:${MONTH}|in|since|until|as\\s+of)\\s+20\\d{2}\\b|\\b20\\d{2}-(?:0[1-9]|1[0-2])\\b|\\bv\\d+\\.\\d+`,
  "i",
);

/** "As of" before something that code writes. */
const ANSWERED = /^as of\s*(?:\u25a1|$)/i;

export const datedClaims: Check = {
  name: "dated-claims",
  title: "what can change is said with its date or its release",

  *site(site) {
    for (const passage of site.passages) {
      for (const match of passage.text.matchAll(FLEETING)) {
        // "as of {date}": the date is an expression or the next element.
        if (FIXED.test(passage.text) || ANSWERED.test(passage.text.slice(match.index))) continue;
        yield {
          file: passage.file,
          line: findLine(passage, match.index),
          message: `Says "${match[0]}" without a date.`,
          remedy:
            'Name the month and year, or the release, in the same paragraph: "in November 2026", "since v3.0".',
        };
      }
    }
  },
};
