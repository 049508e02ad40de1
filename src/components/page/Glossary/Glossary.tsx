import Link from "@docusaurus/Link";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import type { ReactNode } from "react";
import { glossary, type GlossaryTerm } from "@site/data/site/glossary";
import styles from "./styles.module.css";

type Entry = [id: string, entry: GlossaryTerm];

const entries: Entry[] = Object.entries(glossary);
const terms = new Map(entries);

/** Entries by first letter. The data is in alphabetical order, and so are the letters. */
const letters = new Map<string, Entry[]>();
for (const entry of entries) {
  const letter = entry[1].term[0]!.toUpperCase();
  letters.set(letter, [...(letters.get(letter) ?? []), entry]);
}

const getAnchor = (letter: string): string => `letter-${letter.toLowerCase()}`;

/**
 * Every term of data/site/glossary.ts, by letter, with a row of letters to jump to. Each entry carries its id as an anchor
 * and a link to itself to copy. Plain HTML that needs no JavaScript.
 */
export function Glossary(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  for (const [id] of entries) collectAnchor(id);
  for (const letter of letters.keys()) collectAnchor(getAnchor(letter));
  return (
    <>
      <nav className={styles.letters} aria-label="Letters of the glossary">
        {[...letters.keys()].map((letter) => (
          <a key={letter} href={`#${getAnchor(letter)}`}>
            {letter}
          </a>
        ))}
      </nav>
      {[...letters].map(([letter, group]) => (
        <section key={letter} className={styles.section} aria-labelledby={getAnchor(letter)}>
          <h2 className={styles.letter} id={getAnchor(letter)}>
            {letter}
          </h2>
          <dl className={styles.list}>
            {group.map(([id, entry]) => (
              <GlossaryEntry key={id} id={id} entry={entry} />
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

function GlossaryEntry({ id, entry }: { id: string; entry: GlossaryTerm }): ReactNode {
  return (
    <div className={styles.entry}>
      <dt className={styles.term} id={id}>
        <dfn>{entry.term}</dfn>
        <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${entry.term}`} />
        <span className={styles.scope}>{entry.scope}</span>
      </dt>
      <dd className={styles.definition}>
        <p>{entry.definition}</p>
        <p className={styles.more}>
          {entry.names && (
            <span>
              In code:{" "}
              {entry.names.map((name, index) => (
                <span key={name}>
                  {index > 0 && ", "}
                  <code>{name}</code>
                </span>
              ))}
            </span>
          )}
          {entry.aka && <span>Also: {entry.aka.join(", ")}</span>}
          {entry.related && (
            <span>
              Related:{" "}
              {entry.related.map((other, index) => (
                <span key={other}>
                  {index > 0 && ", "}
                  <a href={`#${other}`}>{terms.get(other)?.term}</a>
                </span>
              ))}
            </span>
          )}
          {(entry.page ?? entry.external) && (
            <span>
              Read on: {entry.page && <Link to={entry.page.to}>{entry.page.title}</Link>}
              {entry.page && entry.external && ", "}
              {entry.external && <a href={entry.external.url}>{entry.external.label}</a>}
            </span>
          )}
        </p>
      </dd>
    </div>
  );
}
