import { useId, useState, type ChangeEvent, type ReactNode } from "react";
import templates from "@generated/csv-templates/default/templates.json";
import { check, split } from "@site/src/lib/csv/csv";
import styles from "./styles.module.css";

const TIMINGS = { duration: "with lengths", range: "with dates" } as const;
const FAMILIES = { lockup: "Lockup", flow: "Flow", airdrops: "Airdrop" } as const;
const first = templates.find(({ id }) => id === "lockup/range/cliff") ?? templates[0]!;

/**
 * Checks a CSV file in the browser, line by line, against one of the SDK's templates. The text never leaves the page.
 * Without JavaScript the form shows the chosen template but checks nothing, and says so.
 */
export function CsvChecker(): ReactNode {
  const field = useId();
  const [id, setId] = useState(first.id);
  const [text, setText] = useState(first.text);
  const template = templates.find((one) => one.id === id) ?? first;
  const problems = check(text, {
    columns: template.columns,
    isAirdrop: template.family === "airdrops",
  });
  const rows = Math.max(0, split(text).length - 1);

  const choose = (event: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = templates.find((one) => one.id === event.target.value) ?? first;
    // A text that nobody has changed makes room for the next template.
    if (text === template.text || text.trim() === "") setText(chosen.text);
    setId(chosen.id);
  };
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    if (file) setText(await file.text());
  };

  return (
    <form className={styles.checker} aria-label="CSV checker" onSubmit={(event) => event.preventDefault()}>
      <div className={styles.fields}>
        <label htmlFor={`${field}-format`}>Format</label>
        <select id={`${field}-format`} value={id} onChange={choose}>
          {templates.map(({ id: key, family, timing, shape }) => (
            <option key={key} value={key}>
              {`${FAMILIES[family]}: ${shape}${timing ? `, ${TIMINGS[timing]}` : ""}`}
            </option>
          ))}
        </select>
        <label htmlFor={`${field}-file`}>File</label>
        <input id={`${field}-file`} type="file" accept=".csv,text/csv" onChange={open} />
      </div>
      <label htmlFor={`${field}-text`}>Content</label>
      <textarea
        id={`${field}-text`}
        className={styles.text}
        rows={7}
        wrap="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${field}-result`}
      />
      <noscript>
        <p>Checking needs JavaScript. The rules are in the tables on this page.</p>
      </noscript>
      <div id={`${field}-result`} role="status" className={styles.result}>
        {problems.length === 0 ? (
          <p className={styles.good}>
            <span aria-hidden="true">✓ </span>
            {rows === 1 ? "1 row, no problem found." : `${rows} rows, no problem found.`}
          </p>
        ) : (
          <>
            <p className={styles.bad}>
              <span aria-hidden="true">✗ </span>
              {problems.length === 1 ? "1 problem:" : `${problems.length} problems:`}
            </p>
            <ul>
              {problems.map(({ line, column, message }, index) => (
                <li key={index}>
                  Line {line}
                  {column && (
                    <>
                      , <code>{column}</code>
                    </>
                  )}
                  : {message}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </form>
  );
}
