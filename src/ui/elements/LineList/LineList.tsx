import type { ReactNode } from "react";
import { joinInSentence, formatThousands } from "../../../protocol/text/wording";
import styles from "./styles.module.css";

/** What is said of one line of a list. */
export interface ListedLine {
  /** Counted from 1; missing if the sentence is about the whole list. */
  readonly line?: number;
  readonly column?: string;
  readonly message: string;
}

/** What is said of one or more lines. */
interface Group extends ListedLine {
  readonly lines: readonly number[];
}

/** Returns each sentence once, with every line that it is about, in the order of the first lines. */
function listGroups(lines: readonly ListedLine[]): Group[] {
  const groups = new Map<string, Group>();
  for (const listed of lines) {
    const key = JSON.stringify([listed.column, listed.message, listed.line === undefined]);
    const before = groups.get(key)?.lines ?? [];
    groups.set(key, { ...listed, lines: listed.line === undefined ? before : [...before, listed.line] });
  }
  return [...groups.values()];
}

/** Returns the names of lines: `Line 2`, `Lines 2 and 5`, `Lines 2 to 9 and 12`. */
function nameLines(lines: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else runs.push([line, line]);
  }
  const names = runs.flatMap(([from, to]) =>
    to - from < 2
      ? [...new Set([from, to])].map(formatThousands)
      : [`${formatThousands(from)} to ${formatThousands(to)}`],
  );
  return `${lines.length === 1 ? "Line" : "Lines"} ${joinInSentence(names)}`;
}

/**
 * Shows problems or changes of a list of rows. A sentence that is true of many lines is there once, with its lines. Long lists
 * scroll, by keyboard too.
 *
 * @param most maximum number of sentences
 */
export function LineList({
  label,
  lines,
  most = Infinity,
}: {
  readonly label: string;
  readonly lines: readonly ListedLine[];
  readonly most?: number;
}): ReactNode {
  return (
    <ul className={styles.lines} tabIndex={0} aria-label={label}>
      {listGroups(lines)
        .slice(0, most)
        .map(({ lines: own, column, message }, index) => (
          // Another line is another element, which a translator's changes go with: TranslatableText.
          <li key={`${index} ${own.join()} ${column} ${message}`}>
            {own.length > 0 && nameLines(own)}
            {column && (
              <>
                , <code>{column}</code>
              </>
            )}
            {own.length > 0 && ": "}
            {message}
          </li>
        ))}
    </ul>
  );
}
