import { useId, useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import chainList from "@generated/protocol-data/default/chains.json";
import { CopyButton } from "@site/src/components/elements/CopyButton";
import { styles, VERBATIM } from "@site/src/components/elements/Form";
import { TranslatableText } from "@site/src/components/text/TranslatableText";
import { compose, LegacyLinkError, parse } from "@site/src/lib/links/appLinks/appLinks";
import { kinds, linkOf, valuesOf, type Values } from "./fields";

const chainSlugs = Object.fromEntries(chainList.chains.map(({ id, chainSlug }) => [id, chainSlug]));

/** What was made of a pasted link. */
interface Note {
  /** Sentences, the first of which says how it was read. */
  readonly sentences: readonly string[];
  /** It could not be read, so that nothing below belongs to it. */
  readonly isUnread?: true;
  readonly isLegacy?: boolean;
}

/**
 * Builds a link into the app from its parts, and takes a pasted link apart, old ones too. Says what is wrong with
 * either. Without JavaScript it shows the link of an example; the tables on the page have the rules.
 */
export function LinkBuilder(): ReactNode {
  const field = useId();
  const [kindId, setKindId] = useState(kinds[0]!.id);
  const [values, setValues] = useState<Values>(kinds[0]!.example);
  const [pasted, setPasted] = useState("");
  const [note, setNote] = useState<Note>();
  const kind = kinds.find(({ id }) => id === kindId) ?? kinds[0]!;

  let link = "";
  let problem = "";
  try {
    link = compose(linkOf(kind.id, values));
  } catch (error) {
    problem = (error as Error).message;
  }

  const choose = (id: string): void => {
    const chosen = kinds.find((one) => one.id === id) ?? kinds[0]!;
    setKindId(chosen.id);
    setValues(chosen.example);
    // The fields no longer hold what was pasted.
    setPasted("");
    setNote(undefined);
  };
  const paste = (text: string): void => {
    setPasted(text);
    if (text.trim() === "") {
      setNote(undefined);
      return;
    }
    try {
      const read = parse(text, chainSlugs);
      const filled = valuesOf(read);
      if (filled) {
        setKindId(filled.kind);
        setValues(filled.values);
      }
      const first = read.isOld
        ? "This is a link of the form before May 2026. Below is its successor."
        : filled
          ? "The fields below hold its parts."
          : `This page has no parameters: ${compose(read)}`;
      setNote({ sentences: [first, ...read.hints] });
    } catch (error) {
      const { message } = error as Error;
      setNote({ sentences: [message], isUnread: true, isLegacy: error instanceof LegacyLinkError });
    }
  };

  return (
    <form className={styles.panel} aria-label="Build a link" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <label htmlFor={`${field}-paste`}>Take a link apart</label>
        <input
          id={`${field}-paste`}
          value={pasted}
          onChange={(event) => paste(event.target.value)}
          placeholder="https://app.sablier.com/…"
          aria-invalid={note?.isUnread}
          aria-describedby={`${field}-note`}
          {...VERBATIM}
        />
        <div id={`${field}-note`} role="status" className={note?.isUnread ? styles.error : styles.hint}>
          <TranslatableText changesWith={note?.sentences.join(" ") ?? ""}>
            {note?.sentences.join(" ") ?? "Or build one below."}
            {note?.isLegacy ? (
              <>
                {" "}
                <Link to="/apps/v1">See the apps of Legacy</Link>.
              </>
            ) : null}
          </TranslatableText>
        </div>
      </div>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={`${field}-kind`}>Leads to</label>
          <select id={`${field}-kind`} value={kind.id} onChange={(event) => choose(event.target.value)}>
            {kinds.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={styles.fields}>
        {kind.fields.map(({ name, label, hint, options }) => {
          const common = {
            id: `${field}-${name}`,
            value: values[name] ?? "",
            "aria-describedby": `${field}-${name}-hint`,
          };
          const change = (value: string): void => {
            setValues((before) => ({ ...before, [name]: value }));
            // Whoever goes on to build has given up what could not be read.
            if (note?.isUnread) setNote(undefined);
          };
          return (
            <div key={name} className={styles.field}>
              <label htmlFor={common.id}>
                <span key={label}>{label}</span>
              </label>
              {options ? (
                <select {...common} onChange={(event) => change(event.target.value)}>
                  {options.map((option) => (
                    <option key={option} value={option}>
                      {option || "(any)"}
                    </option>
                  ))}
                </select>
              ) : (
                <input {...common} onChange={(event) => change(event.target.value)} {...VERBATIM} />
              )}
              <TranslatableText id={`${common.id}-hint`} className={styles.hint}>
                {hint}
              </TranslatableText>
            </div>
          );
        })}
      </div>
      <div className={styles.answer} role="status">
        <TranslatableText as="div" changesWith={note?.isUnread ? "" : link || problem}>
          {note?.isUnread ? (
            <p>No link: what was pasted could not be read. Correct it, or empty the field to build one.</p>
          ) : link ? (
            <p className={styles.line}>
              <a href={link}>{link}</a>
              <CopyButton value={link} of="link" />
            </p>
          ) : (
            <p className={styles.error}>{problem}</p>
          )}
        </TranslatableText>
      </div>
    </form>
  );
}
