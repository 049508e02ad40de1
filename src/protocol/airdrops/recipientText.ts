/** A kind of text that is where an address belongs. */
interface Kind {
  readonly form: RegExp;
  /** What it is and what to do, as the end of a sentence that begins with the text. */
  readonly says: string;
}

const ASK = "Ask its owner for an address on the chain of the list.";
const BASE58 = "[1-9A-HJ-NP-Za-km-z]";

/** The first form that fits counts: names of other chains, then what went wrong with an address of this one. */
const KINDS: readonly Kind[] = [
  {
    form: /^0x[0-9a-f]*(?:…|\.{2,}|\*+)[0-9a-f]*$/iu,
    says: "is shortened. Copy the whole address from its source.",
  },
  { form: /\.sol$/iu, says: `is a name of Solana. ${ASK}` },
  {
    form: /\.(?:crypto|nft|x|wallet|dao|blockchain|bitcoin|zil|lens|bnb|arb|near|ton|apt|stark)$/iu,
    says: `is a name, but a list needs addresses. ${ASK}`,
  },
  {
    form: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/iu,
    says: `is an e-mail address. ${ASK}`,
  },
  {
    form: /^(?!https?:)[^\s/:]+\.[a-z]{2,}$/iu,
    says: "is an ENS name, but a list needs the address that it resolves to. Look it up at app.ens.domains, and confirm it with its owner.",
  },
  { form: /^[0-9a-f]{40}$/iu, says: "has no 0x in front of its digits." },
  { form: new RegExp(`^T${BASE58}{33}$`, "u"), says: `is an address of Tron. ${ASK}` },
  {
    form: new RegExp(`^(?:(?:bc|BC)1[02-9ac-hj-np-zAC-HJ-NP-Z]{11,71}|[13]${BASE58}{25,33})$`, "u"),
    says: `is an address of Bitcoin. ${ASK}`,
  },
  { form: new RegExp(`^r${BASE58}{24,34}$`, "u"), says: `is an address of the XRP Ledger. ${ASK}` },
  { form: new RegExp(`^X${BASE58}{46}$`, "u"), says: `is an address of the XRP Ledger. ${ASK}` },
  {
    form: new RegExp(`^(?:ltc1[02-9ac-hj-np-z]{11,71}|[LM]${BASE58}{26,33})$`, "u"),
    says: `is an address of Litecoin. ${ASK}`,
  },
  { form: new RegExp(`^D${BASE58}{33}$`, "u"), says: `is an address of Dogecoin. ${ASK}` },
  { form: /^(?:addr1|stake1)[02-9ac-hj-np-z]{50,100}$/u, says: `is an address of Cardano. ${ASK}` },
  { form: /^(?:[EUk0]Q)[\w-]{46}$/u, says: `is an address of TON. ${ASK}` },
  { form: /^G[A-Z2-7]{55}$/u, says: `is an address of Stellar. ${ASK}` },
  { form: /^[A-Z2-7]{58}$/u, says: `is an address of Algorand. ${ASK}` },
  { form: new RegExp(`^(?:tz[1-4]|KT1)${BASE58}{33}$`, "u"), says: `is an address of Tezos. ${ASK}` },
  { form: /^0\.0\.\d{1,12}$/u, says: `is an account of Hedera. ${ASK}` },
  {
    form: /^[a-z]{2,20}1[02-9ac-hj-np-z]{38,58}$/u,
    says: `is an address of a Cosmos chain. ${ASK}`,
  },
  { form: new RegExp(`^${BASE58}{47,48}$`, "u"), says: `is an address of Polkadot or Kusama. ${ASK}` },
  { form: new RegExp(`^4${BASE58}{94}$`, "u"), says: `is an address of Monero. ${ASK}` },
  { form: new RegExp(`^${BASE58}{32,44}$`, "u"), says: `is an address of Solana. ${ASK}` },
  {
    form: /^(?:0x)?[0-9a-f]{64}$/iu,
    says: "has 64 digits: it is the hash of a transaction, an address of Sui, Aptos or Starknet, or a private key, which must never be in a list.",
  },
  {
    form: /^\d(?:[.,]\d+)?e\+?\d+$/iu,
    says: "is what a spreadsheet made of an address: its digits are lost. Import the column as text.",
  },
];

/** Returns what a text is that has not the form of an address, and what to do, as a sentence. */
export function describeNoAddress(text: string): string {
  if (text === "") return "It is empty.";
  const shown = `"${shorten(text)}"`;
  const kind = KINDS.find(({ form }) => form.test(text));
  if (kind) return `${shown} ${kind.says}`;
  const digits = /^0x([0-9a-f]+)$/iu.exec(text)?.[1]?.length;
  if (digits !== undefined && digits > 20 && digits < 64) {
    return `${shown} has ${digits} hexadecimal digits, and an address has 40. Copy it again from its source.`;
  }
  return `${shown} is not an address of 0x and 40 hexadecimal digits.`;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
