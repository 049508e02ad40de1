import { type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { useThemeConfig } from "@docusaurus/theme-common";
import { type NearQuestion } from "@site/src/tools/search";
import styles from "./styles.module.css";

interface NearestQuestionsProps {
  questions: readonly NearQuestion[];
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/**
 * What is below "No results": the questions nearest to the query that the site answers, where the embedded index
 * has them, and the sections of the site. It exists with JavaScript only.
 */
export default function NearestQuestions({ questions, onFollow }: NearestQuestionsProps): ReactNode {
  const sections = useThemeConfig().navbar.items.filter(
    (item): item is { to: string; label: string } => "to" in item && "label" in item,
  );
  const follow = onFollow ? { onClick: onFollow } : {};
  return (
    <div className={styles.nearest}>
      {questions.length > 0 && (
        <>
          <p className={styles.nearestTitle}>Questions that these pages answer</p>
          <ul>
            {questions.map(({ question, page, url }) => (
              <li key={url}>
                <Link to={url} {...follow}>
                  {question}
                </Link>{" "}
                <span className={styles.nearestPage}>{page}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.nearestTitle}>Sections</p>
      <ul className={styles.sections}>
        {sections.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} {...follow}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
