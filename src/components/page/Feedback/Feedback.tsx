import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ReactNode } from "react";
import { composeIssueAddress, type Verdict } from "./issue";
import styles from "./styles.module.css";

export interface FeedbackProps {
  /** Site path of the page. */
  readonly route: string;
}

const answers: { verdict: Verdict; words: string }[] = [
  { verdict: "yes", words: "Yes" },
  { verdict: "no", words: "No, something is missing" },
];

/**
 * Asks whether the page helped. An answer opens a prefilled issue in the project's repository; nothing is counted and
 * nothing is sent before. Plain links: the same without JavaScript.
 */
export function Feedback({ route }: FeedbackProps): ReactNode {
  const { url, organizationName, projectName } = useDocusaurusContext().siteConfig;
  return (
    <section className={styles.feedback} aria-label="Feedback on this page">
      <p>Was this page helpful?</p>
      <ul>
        {answers.map(({ verdict, words }) => (
          <li key={verdict}>
            <a
              href={composeIssueAddress(
                `https://github.com/${organizationName}/${projectName}`,
                url + route,
                verdict,
              )}
              rel="noreferrer nofollow"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Opens an issue on GitHub (account needed).</p>
    </section>
  );
}
