import { ABSENT } from "../../../data/apps/absent";
import { type Answer, type Kind } from "./answer";
import { readChain, separateWords } from "./chains";

type Reason = keyof typeof ABSENT;

const CHAINS = "/concepts/chains#what-about-chains-beyond-these-tables";
const TOKENS = "/support/faq#which-tokens";

const answerNotOn = (chain: string): Answer => ({
  title: `No: Sablier is not on ${chain}`,
  facts: [
    "Use a chain with a current release, or deploy the contracts yourself",
    "The project no longer accepts requests for new chains",
  ],
  url: CHAINS,
});

/** The answer about a thing of the lists, by its reason. */
const ANSWERS: Readonly<Record<Reason, (name: string) => Answer>> = {
  chain: answerNotOn,
  other: (name) => ({
    title: `No: Sablier does not work with ${name}`,
    facts: [
      "It streams ERC-20 tokens on chains with the EVM",
      "Use such a chain, and a token there, for example a wrapped form",
    ],
    url: TOKENS,
  }),
  native: (name) => ({
    title: `No: Sablier cannot stream ${name}`,
    facts: ["It streams ERC-20 tokens", "Wrap the coin first, and stream the wrapped token"],
    url: TOKENS,
  }),
  token: (name) => ({
    title: `No: Sablier does not work with ${name}`,
    facts: [
      "Withdrawals can fail when balances change by themselves or less arrives than was sent",
      "Stream a wrapped form if there is one, such as wstETH, or a different token",
    ],
    url: TOKENS,
  }),
  exchange: (name) => ({
    title: `Better not: do not name a deposit address of ${name} as the recipient`,
    facts: [
      "The address belongs to the exchange, and only its key can withdraw elsewhere",
      "From your own wallet you can withdraw to it, if the exchange accepts the token from a contract",
    ],
    url: "/support/faq#exchange-address",
  }),
  wallet: (name) => ({
    title: `${name} works if it can send transactions on the chain of the stream`,
    facts: [
      "The contracts treat all accounts the same",
      "A wallet that has no chain of Sablier does not work",
    ],
    url: "/support/faq#wallets",
  }),
};

const SOLANA: Answer = {
  title: "No: you cannot create new streams on Solana",
  facts: ["The programs are in maintenance mode", "Existing streams are at solana.sablier.com"],
  url: "/concepts/chains#solana",
};

/** Compares names without case, spaces, hyphens and articles. */
const simplifyName = (name: string) =>
  separateWords(name)
    .replace(/^(?:an?|the) /, "")
    .replaceAll(" ", "")
    .replace(/s$/, "");

const THINGS = new Map(
  (Object.entries(ABSENT) as [Reason, string][]).flatMap(([reason, names]) =>
    names.split(", ").map((name) => [simplifyName(name), { reason, name }] as const),
  ),
);

/** Words after the name of a thing, which say what it is or ask whether it works. */
const AFTER =
  /\s(?:at all|as well|available|blockchain|chain|coins?|evm|exchange|l2|mainnet|network|now|rollup|support(?:s|ed)?|supported|token|tokens|too|work(?:s|ing)?|yet)$/i;

/** The beginning of a question whether something works, or a word that asks for support. */
const ASKED = /^(?:are|can|could|do|does|has|have|is|may|will|would)\b|\b(?:sablier|support(?:s|ed)?)\b/i;

/** Words for a chain, after a name that no list has. */
const ON_CHAIN =
  /\b(?:is|does|do|are|will)\b.*\b(?:sablier|it|lockup|flow|airdrops?)\b.*\b(?:on|supports?) (?:the )?([\w-]{3,20})(?: (?:chain|network|mainnet|blockchain|l2|rollup))\W*$/i;

/** Questions whether a coin itself can be streamed. One that speaks of fees or gas means what a transaction costs. */
const STREAMED = /^(?!.*\b(?:fees?|gas)\b).*\b(?:accept\w*|airdrop|lock|stream|support\w*|vest|work\w*)\b/i;

/** Words before "chain" or "network" that name none. */
const NO_NAME =
  /^(?:an?other|any|correct|different|each|every|main|my|new|old|other|right|same|single|test|this|that|what|which|wrong|your)$/i;

/** Number of words of the longest name. */
const LONGEST = 4;

/** Questions whether Sablier works with a chain, a token, an exchange or a wallet: "is sablier on katana". */
export const support: readonly Kind[] = [
  {
    form: /^[\w .'?!-]{3,80}$/,
    read: async (text, { directory }) => {
      let asked = text.split("?", 1)[0]!.trim();
      const kept: string[] = [asked];
      while (AFTER.test(asked)) kept.push((asked = asked.replace(AFTER, "")));
      if (
        kept.length > 1 &&
        asked.split(" ").length === 1 &&
        !ASKED.test(text) &&
        !THINGS.has(simplifyName(asked))
      )
        return undefined;
      for (const question of kept) {
        const words = question.split(/\s+/);
        for (let count = Math.min(LONGEST, words.length); count > 0; count--) {
          const isAlone = count === words.length;
          if (!isAlone && !ASKED.test(text)) continue;
          const name = words.slice(-count).join(" ");
          if (/^solana$/i.test(name)) return SOLANA;
          const thing = THINGS.get(simplifyName(name));
          const chain =
            isAlone || !ASKED.test(text) ? undefined : readChain(name, (await directory()).chains);
          if (chain) return { ...chain, title: `Yes: Sablier is on ${chain.title}` };
          if (thing && (thing.reason !== "native" || STREAMED.test(text)))
            return ANSWERS[thing.reason](thing.name);
        }
      }
      const [, unknown] = ON_CHAIN.exec(text) ?? [];
      return unknown && !NO_NAME.test(unknown) ? answerNotOn(`a chain called ${unknown}`) : undefined;
    },
  },
];
