import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepTypedForm, readTypedForm } from "@site/src/ui/forms/typedForm";
import type { CsvFormat } from "@site/src/protocol/lists/format";
import type { MendOptions } from "@site/src/protocol/lists/mend/mend";
import type { Checked, Settled } from "../worker/check.worker";
import type { ListFormat } from "@site/src/protocol/lists/template";
import { formats } from "./formats";
import { useCsvCheck } from "./useCsvCheck";

/** What the reader decided about a correction; the decimals are in the form. */
export type Decisions = Omit<MendOptions, "decimals">;

/** Characters, or bytes of a file: more is checked, but not shown, as no text field copes with a list of a megabyte. */
export const MAX_SHOWN = 200_000;

/** What the reader says of the token, as texts: its decimals, and its address or nothing. */
interface Token {
  readonly decimals: string;
  readonly address: string;
}

/** Returns what a file is checked against; nothing while the decimals of an airdrop's token are none. */
function getFormat({ family, columns }: ListFormat, { decimals, address }: Token): CsvFormat | undefined {
  const own = isAddress(address) ? { token: address.trim() } : {};
  if (family !== "airdrops") return { columns, ...own };
  return isPlaces(decimals) ? { columns, decimals: Number(decimals), ...own } : undefined;
}

function isPlaces(decimals: string): boolean {
  return /^\d{1,3}$/u.test(decimals.trim()) && Number(decimals) <= 255;
}

const isAddress = (text: string): boolean => /^0x[0-9a-f]{40}$/iu.test(text.trim());

/** The form as it is kept in this tab, until it is closed. */
interface Typed {
  readonly template: string;
  readonly text: string;
  readonly decimals: string;
  readonly token: string;
}

/** Two files at once. */
const SEVERAL =
  "These are several files, and the checker reads one list. Put the rows into one file, or drop one.";

/** Returns a list in the making: its format, its text or file, its token, and the check of all this. */
export function useCsvChecker(family: ListFormat["family"] | undefined, initialText: string | undefined) {
  const choices = family ? formats.filter((format) => format.family === family) : formats;
  const first = choices.find(({ id }) => id === "lockup/range/cliff") ?? choices[0]!;
  const [template, setTemplate] = useState(first);
  /** Who set the format: nobody yet, the reader, or the header of the list. */
  const [chooser, setChooser] = useState<"nobody" | "reader" | "header">("nobody");
  const [text, setText] = useState(initialText ?? first.text);
  /** A list that is too long for the text field, or a file that was chosen and not changed since. */
  const [file, setFile] = useState<File>();
  const [token, setToken] = useState<Token>({ decimals: "18", address: "" });
  const [decisions, setDecisions] = useState<Decisions>({});
  /** Why what was dropped or chosen last is no list; the rows before it stay. */
  const [refusal, setRefusal] = useState("");
  const { state, start, startSoon, cancel } = useCsvCheck(choices);
  /** The file that was chosen last, as long as nothing was typed since: only its text may come into the field. */
  const latest = useRef<File>(undefined);
  /** What the reader said about the list as it is. */
  const settled = useRef<Settled>({});
  const tool = family ? `csv-${family}` : "csv";

  const isAirdrop = template.family === "airdrops";
  const { decimals } = token;
  const places = isPlaces(decimals);
  // Streams need them only where amounts look like base units, or were taken for them.
  const answer = state.kind === "done" && "problems" in state.answer ? state.answer : undefined;
  const needsDecimals = isAirdrop || answer?.units !== undefined || answer?.mended?.unit !== undefined;

  const keep = (next: Partial<Typed>, isTried = false) =>
    keepTypedForm<Typed>(tool, {
      form: { template: template.id, text, decimals, token: token.address, ...next },
      address: "",
      isTried,
    });

  /** Shows the form that the reader left in this tab, or that the batch builder hands over. */
  const restore = useEffectEvent(() => {
    const kept = readTypedForm<Typed>(tool, { template: first.id, text: "", decimals: "18", token: "" });
    const known = kept && choices.find(({ id }) => id === kept.form.template);
    if (!known) return;
    const { form, isTried } = kept;
    const described = { decimals: form.decimals, address: form.token };
    setTemplate(known);
    // The format that the form begins with may be nobody's choice.
    if (known !== first) setChooser("reader");
    setText(form.text);
    setToken(described);
    if (isTried) void start(form.text, getFormat(known, described));
  });
  // After hydration, because the server's HTML holds the first template.
  useEffect(() => {
    void Promise.resolve().then(restore);
  }, []);

  /** Forgets what was said about another list. */
  function renew() {
    settled.current = {};
    setDecisions({});
    setRefusal("");
  }

  /** Puts a file instead of what was there, and its text into the field once it is read. */
  async function take(next: File, known: Settled = {}) {
    const before = latest.current;
    latest.current = next;
    // What reads a file is loaded with the first one. Without a connection the check says that it could not be loaded.
    const kind = await import("@site/src/protocol/lists/fileKind")
      .then(({ describeFileKind }) => describeFileKind(next))
      .catch(() => undefined);
    if (latest.current !== next) return;
    if (kind) {
      latest.current = before;
      setRefusal(`${next.name}: ${kind} The rows above stay.`);
      return;
    }
    renew();
    settled.current = known;
    setFile(next);
    setText("");
    void start(next, getFormat(template, token), { settled: known });
    if (next.size > MAX_SHOWN) return;
    const content = await import("@site/src/protocol/lists/lines")
      .then(({ readText }) => readText(next))
      .catch(() => "");
    if (latest.current !== next) return;
    setText(content);
    keep({ text: content }, true);
  }

  function choose(id: string, by: "reader" | "header" = "reader") {
    setChooser(by);
    const chosen = choices.find((choice) => choice.id === id) ?? first;
    // A text that nobody has changed makes room for the next template.
    const isUntouched = !file && (text === template.text || text.trim() === "");
    const next = isUntouched ? chosen.text : text;
    renew();
    setTemplate(chosen);
    setText(next);
    keep({ template: chosen.id, text: next }, true);
    void start(file ?? next, getFormat(chosen, token));
  }

  /** Takes the format that the header looks like, unless the reader has chosen one. */
  const follow = useEffectEvent((id: string) => {
    if (chooser !== "reader") choose(id, "header");
  });
  const suggestion = answer?.suggestion;
  useEffect(() => {
    if (suggestion) void Promise.resolve().then(() => follow(suggestion));
  }, [suggestion]);

  return {
    choices,
    template,
    isRecognised: chooser === "header",
    text,
    file,
    token,
    refusal,
    /** Whether the field has the example of the template or of the page, which nobody has changed. */
    isExample: !file && (text === template.text || text === initialText),
    isTokenUnread: token.address.trim() !== "" && !isAddress(token.address),
    places: places ? Number(decimals) : undefined,
    decisions,
    state,
    isAirdrop,
    needsDecimals,
    choose: (id: string) => choose(id),
    cancel,
    /** Takes the files that were dropped or chosen: one list, or a sentence that says why not. */
    open: (chosen: readonly File[]) => {
      if (chosen.length > 1) setRefusal(`${SEVERAL} The rows above stay.`);
      else if (chosen[0]) void take(chosen[0]);
    },
    type: (next: string) => {
      renew();
      setText(next);
      keep({ text: next });
      latest.current = undefined;
      setFile(undefined);
      startSoon(next, getFormat(template, token));
    },
    describeToken: (part: Partial<Token>) => {
      const next = { ...token, ...part };
      setToken(next);
      keep({ decimals: next.decimals, token: next.address });
      startSoon(file ?? text, getFormat(template, next));
    },
    check: (more: Settled = {}) => {
      settled.current = { ...settled.current, ...more };
      if (more.isFormatKept) setChooser("reader");
      keep({}, true);
      void start(file ?? text, getFormat(template, token), { settled: settled.current });
    },
    /** What is in the field or was chosen, corrected: the answer says how, and nothing is changed. */
    mend: (next: Decisions) => {
      setDecisions(next);
      const mending = { ...next, decimals: Number(decimals) };
      const { isFormatKept = false } = settled.current;
      if (places)
        void start(file ?? text, getFormat(template, token), { mending, settled: { isFormatKept } });
    },
    /** Puts a corrected file instead of the one that was checked. What is open stays a question. */
    use: (corrected: Blob, { units, thousands, kinds }: Checked) => {
      const known = { areTokens: !units, arePointsRead: !thousands, areKindsRight: !kinds };
      void take(new File([corrected], "corrected.csv"), known);
    },
  };
}

export type CsvChecking = ReturnType<typeof useCsvChecker>;
