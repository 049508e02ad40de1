import { useRef, useState } from "react";
import templates from "@generated/protocol-data/default/csvTemplates.json";
import type { CsvFormat } from "@site/src/lib/airdrops/csv/format";
import type { MendOptions } from "@site/src/lib/airdrops/csv/mend/mend";
import type { Checked, Settled } from "./csvCheck.worker";
import { useCsvCheck } from "./useCsvCheck";

export type Template = (typeof templates)[number];
export type Family = "lockup" | "flow" | "airdrops";

/** What the reader decided about a correction; the decimals stand in the form. */
export type Decisions = Omit<MendOptions, "decimals">;

/** Characters, or bytes of a file: more is checked, but not shown, as no text field copes with a list of a megabyte. */
export const MAX_SHOWN = 200_000;

/** What the reader says of the token, as texts: its decimals, and its address or nothing. */
interface Token {
  readonly decimals: string;
  readonly address: string;
}

/** What a file is checked against; nothing while the decimals of an airdrop's token are none. */
function formatOf({ family, columns }: Template, { decimals, address }: Token): CsvFormat | undefined {
  const own = isAddress(address) ? { token: address.trim() } : {};
  if (family !== "airdrops") return { columns, ...own };
  return isPlaces(decimals) ? { columns, decimals: Number(decimals), ...own } : undefined;
}

function isPlaces(decimals: string): boolean {
  return /^\d{1,3}$/u.test(decimals.trim()) && Number(decimals) <= 255;
}

const isAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/iu.test(text.trim());

/** A list in the making: its format, its text or file, its token, and the check of all this. */
export function useCsvChecker(family: Family | undefined, initialText: string | undefined) {
  const choices = family ? templates.filter((one) => one.family === family) : templates;
  const first = choices.find(({ id }) => id === "lockup/range/cliff") ?? choices[0]!;
  const [template, setTemplate] = useState(first);
  const [text, setText] = useState(initialText ?? first.text);
  /** A list that is too long for the text field, or a file that was chosen and not changed since. */
  const [file, setFile] = useState<File>();
  const [token, setToken] = useState<Token>({ decimals: "18", address: "" });
  const [decisions, setDecisions] = useState<Decisions>({});
  const { state, start, startSoon, cancel } = useCsvCheck(choices);
  /** The file that was chosen last, as long as nothing was typed since: only its text may come into the field. */
  const latest = useRef<File>(undefined);

  const isAirdrop = template.family === "airdrops";
  const { decimals } = token;
  const places = isPlaces(decimals);
  // Streams need them only where amounts look like base units, or were taken for them.
  const answer = state.kind === "done" && "problems" in state.answer ? state.answer : undefined;
  const needsDecimals = isAirdrop || answer?.units !== undefined || answer?.mended?.unit !== undefined;

  /** Puts a file in the place of what was there, and its text into the field once it is read. */
  async function take(next: File, settled: Settled = {}) {
    latest.current = next;
    setFile(next);
    setText("");
    void start(next, formatOf(template, token), { settled });
    if (next.size > MAX_SHOWN) return;
    const content = await next.text().catch(() => "");
    if (latest.current === next) setText(content);
  }

  function choose(id: string) {
    const chosen = choices.find((one) => one.id === id) ?? first;
    // A text that nobody has changed makes room for the next template.
    const isUntouched = !file && (text === template.text || text.trim() === "");
    const next = isUntouched ? chosen.text : text;
    setTemplate(chosen);
    setText(next);
    void start(file ?? next, formatOf(chosen, token));
  }

  return {
    choices,
    template,
    text,
    file,
    token,
    isTokenUnread: token.address.trim() !== "" && !isAddress(token.address),
    places: places ? Number(decimals) : undefined,
    decisions,
    state,
    isAirdrop,
    needsDecimals,
    choose,
    cancel,
    open: (chosen: File) => void take(chosen),
    type: (next: string) => {
      setText(next);
      latest.current = undefined;
      setFile(undefined);
      startSoon(next, formatOf(template, token));
    },
    describeToken: (part: Partial<Token>) => {
      const next = { ...token, ...part };
      setToken(next);
      startSoon(file ?? text, formatOf(template, next));
    },
    check: (settled?: Settled) => void start(file ?? text, formatOf(template, token), { settled }),
    /** What is in the field or was chosen, corrected: the answer says how, and nothing is changed. */
    mend: (next: Decisions) => {
      setDecisions(next);
      const mending = { ...next, decimals: Number(decimals) };
      if (places) void start(file ?? text, formatOf(template, token), { mending });
    },
    /** Puts a corrected file in place of the one that was checked. What is open stays a question. */
    use: (corrected: Blob, { units, thousands }: Checked) => {
      const settled = { areTokens: !units, arePointsRead: !thousands };
      void take(new File([corrected], "corrected.csv"), settled);
    },
  };
}

export type CsvChecking = ReturnType<typeof useCsvChecker>;
