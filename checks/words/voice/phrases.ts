/** A phrase that the site does not use, and what to write instead. */
export interface Phrase {
  /** The name by which an exception or a budget refers to it. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly remedy: string;
}

/** A word that can be counted and that a rate per unit of time may follow: "10 DAI a day" is English. */
const TIME =
  "second|minute|hour|day|week|month|quarter|year|time|while|bit|little|lot|few|half|third|hundred|thousand";

/** Things of which the site counts one per chain, per row or per recipient. */
const UNIT =
  "address|campaign|chain|claim|contract|file|line|month|page|person|product|query|recipient|request|row|stream|token|transaction|wallet|withdrawal";

/** The words of an idiom that no other documentation uses, in the order of the list "Words" of the style guide. */
export const PHRASES: readonly Phrase[] = [
  {
    name: "stands",
    // A logo may have a meaning, a balance may not move, and a person may be somewhere.
    pattern:
      /\b(?:stands|stood|(?:(?:that|which|and|may|can|must|should|they|who|what) )stand|standing)\b(?! (?:for|still|out|up|by)\b)|\b(?:lies|lay|(?:(?:that|which|they|contracts|files|funds|tokens) )lie)\b(?! (?:to|about)\b)/giu,
    remedy: 'Text, data and code "are", "are listed" or "appear" somewhere; they do not stand or lie.',
  },
  {
    name: "tells",
    // A person may hear something.
    pattern:
      /\b(?:tells|telling|told)\b(?! (?:you|them|us|me|the (?:reader|recipient|sender|user|owner|person|browser|wallet|world|story)|people|readers|everyone|someone|anyone|recipients|their|your|Ana|Ben|how they)\b)/giu,
    remedy: 'A function "returns", a page or field "shows", "contains" or "says"; people are told.',
  },
  {
    name: "wants",
    pattern:
      /\b(?:hears of|speaks of|speak of|spoken of|(?:contract|function|app|call|chain|field|it) wants)\b/giu,
    remedy: 'Write "requires", "needs", "expects" for code, "is notified of" or "describes" for the rest.',
  },
  {
    name: "go on",
    // "Go on board" and "goes on a list" have a noun after them.
    pattern: /\b(?:go|goes|went|gone|going) on\b(?! (?:the|a|an|its|your|their|to a|board|chain|□)\b)/giu,
    remedy: 'Write "continue" or "still work".',
  },
  {
    name: "anew",
    pattern:
      /\b(?:anew|afresh|amiss|seldom|unasked|in spite of|hence|mend(?:s|ed|ing)?|beforehand|meanwhile)\b/giu,
    remedy:
      'Write "again", "a new", "wrong", "rarely", "despite", "so", "fix", "in advance" or "until then".',
  },
  {
    name: "for good",
    pattern: /\bfor (?:good|ever)\b(?! (?:reasons?|measure|practice))/giu,
    remedy: 'Write "permanently" or "cannot be undone".',
  },
  {
    name: "in place of",
    pattern: /\bin (?:the )?place of\b/giu,
    remedy: 'Write "instead of".',
  },
  {
    name: "along",
    pattern:
      /\b(?:sent|sends?|sending|goes|go|going|taken|takes?|comes?|given|gives?|passed|handed) (?:\p{L}+ )?along\b/giu,
    remedy: 'Write "sent with the call" or "moves with it".',
  },
  {
    name: "hand on",
    pattern: /\bhand(?:s|ed|ing)? (?:it |them |this |the \p{L}+ |a \p{L}+ )?on\b/giu,
    remedy: 'Write "transfer".',
  },
  {
    name: "but for",
    pattern: /\b(?:but for|all but)\b/giu,
    remedy: 'Write "except".',
  },
  {
    name: "besides",
    pattern: /\bbesides?\b/giu,
    remedy: 'Write "as well as" or "next to".',
  },
  {
    name: "a per",
    pattern: new RegExp(
      `(?<![.,]\\d*)\\b(?:one|two|three|\\d+) (?!(?:${TIME})s?\\b|(?:that|of|to|in|for|lets)\\b)\\p{L}+ an? (?:${UNIT})\\b(?! (?:ago|later|before|after|that|which|with|of)\\b)(?<!month)|\\b(?:a|an) \\p{L}+ a (?:chain|row|recipient|product|line|campaign|page|file)\\b`,
      "giu",
    ),
    remedy: 'Write "per": one contract per chain, one row per recipient.',
  },
  {
    name: "he",
    pattern: /\b(?:he|him|himself|his)\b/giu,
    remedy: 'People are "they", or have names.',
  },
  {
    name: "somebody",
    pattern: /\b(?:somebody|anybody|everybody)\b/giu,
    remedy: 'Write "someone", "anyone" or "everyone".',
  },
  {
    name: "that of",
    pattern:
      /\b(?:(?:is|are|was|as|than|and|with|to|by|from|for|in|on|like|not|only|also) )(?:that|those) of\b/giu,
    remedy: "Repeat the noun.",
  },
  {
    name: "another",
    pattern:
      /\b(?:has|have|had|gives?|gave|gets?|got|needs?|under|at|is|are) another\b(?! (?:of|\d|one of))/giu,
    remedy: 'Write "a different", or "a second" or "one more" if that is what it means.',
  },
  {
    name: "present",
    pattern: /\b(?:the|their|its|your) present (?!value\b|tense\b|or\b)\p{L}+|\bof (?:the moment|now)\b/giu,
    remedy: 'Write "current", "at that time" or "now".',
  },
  {
    name: "is no",
    pattern:
      /(?<!\b(?:there|it|this|that) )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|one\b|matter\b|\p{L}+er than\b)\p{L}+/giu,
    remedy: 'Write "is not a".',
  },
  {
    name: "all that is",
    pattern: /\b(?:all that is|all there is|what there is|all that there is)\b/giu,
    remedy: 'Write "everything" or "the whole amount".',
  },
  {
    name: "also in",
    pattern: /, (?:not )?also (?:in|when|if|to|on|for|by|at|from|with|where|after|before|without|of)\b/giu,
    remedy: 'Write "including in" or "even when", or make a second sentence.',
  },
  {
    name: "need not",
    pattern: /\b(?:need not|needn't|shall)\b/giu,
    remedy: 'Write "does not have to" or "must".',
  },
  {
    name: "refuses",
    pattern:
      /\b(?:contracts?|functions?|campaigns?|streams?|Lockup|Flow|calls?|it) (?:refuses?|refused)\b|\b(?:is|are|was|were|be) refused\b/gu,
    remedy: 'A contract "rejects" a call, or the call "reverts with" an error.',
  },
  {
    name: "so many",
    pattern: /\b(?:so many|as much of|so much of)\b/giu,
    remedy: 'Write "up to", "the number of" or "the part of".',
  },
  {
    name: "by the README",
    pattern: /\bby the (?:README|notice|changelog|documentation|source|audit)\b/giu,
    remedy: 'Write "according to".',
  },
];

/** Spellings of a term that the site does not use; each term has one form, so that a search within a page finds it. */
export const TERMS: readonly Phrase[] = [
  {
    name: "id",
    pattern: /\b(?:stream|chain|token|NFT|campaign|transaction) ids?\b/gu,
    remedy: 'Write "ID" outside code.',
  },
  {
    name: "price-gated",
    pattern: /\bprice gated\b|\bPrice-gated (?=model)/gu,
    remedy: 'Write "price-gated stream", "Price Gated model".',
  },
  {
    name: "onchain",
    pattern:
      /\b(?:on-chain|off-chain|on chain(?= (?:data|vote|votes|state|call|calls|governance|event|events|record)))\b/giu,
    remedy: 'Write "onchain" and "offchain".',
  },
  {
    name: "allowlist",
    pattern: /\b(?:allow list|allow-list|whitelist)s?\b/giu,
    remedy: 'Write "allowlist".',
  },
  {
    name: "native token",
    pattern: /\b(?:gas token|native coin|native currency|own coin)s?\b/giu,
    remedy: 'Write "native token".',
  },
  {
    name: "minimum fee",
    pattern: /\b(?:minimal fee|least fee|min fee)s?\b/giu,
    remedy: 'Write "minimum fee".',
  },
  {
    name: "kind of campaign",
    pattern: /\b(?:type|sort)s? of campaigns?\b/giu,
    remedy: 'Write "kind of campaign".',
  },
  {
    name: "canceled",
    pattern: /\b(?:cancelled|cancelling|cancellable|cancellability)\b/giu,
    remedy: 'Write "canceled", "canceling", "cancelable", as the contracts do.',
  },
  {
    name: "licence",
    pattern: /\b(?:the|a|its|this|their) license\b/giu,
    remedy: 'Write "licence" for the noun.',
  },
];
