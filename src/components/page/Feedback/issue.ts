/** What a reader says of a page. */
export type Verdict = "yes" | "no";

const words: Record<Verdict, { title: string; question: string }> = {
  yes: { title: "Helpful", question: "What helped you?" },
  no: { title: "Not helpful", question: "What did you look for, and what did you find instead?" },
};

/**
 * Returns the address of a new issue about a page, filled in except for the reader's own words.
 *
 * @param repository where issues are opened, e.g. `https://github.com/owner/name`
 * @param page full address of the page
 */
export function composeIssueAddress(repository: string, page: string, verdict: Verdict): string {
  const { title, question } = words[verdict];
  const query = new URLSearchParams({
    title: `${title}: ${new URL(page).pathname}`,
    body: `Page: ${page}\n\n${question}\n\n`,
  });
  return `${repository}/issues/new?${query}`;
}
