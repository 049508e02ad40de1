import { useEffect, useState, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { answerTo, type Answer as Answered } from "@site/src/tools/search";
import styles from "./styles.module.css";

/** Returns the answer to a query; nothing while it is looked up, and where there is none. */
function useAnswer(query: string): Answered | undefined {
  const [known, setKnown] = useState<{ query: string; answer: Answered | undefined }>();
  useEffect(() => {
    let isWanted = true;
    if (query.trim()) {
      answerTo(query).then(
        (answer) => isWanted && setKnown({ query, answer }),
        // Without a connection the results are there alone.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [query]);
  return known?.query === query ? known.answer : undefined;
}

/**
 * What the query itself is, before the results: an address, an id, an error, a chain, a rate. It is announced. Without
 * JavaScript there is none.
 */
export default function Answer({ query }: { readonly query: string }): ReactNode {
  const answer = useAnswer(query);
  return (
    <div aria-live="polite">
      {answer ? (
        <div className={`${styles.result} ${styles.answer}`}>
          <h2 className={styles.heading}>
            <Link to={answer.url}>{answer.title}</Link>
          </h2>
          {answer.facts.map((fact) => (
            <p key={fact} className={styles.text}>
              {fact}
            </p>
          ))}
        </div>
      ) : null}
    </div>
  );
}
