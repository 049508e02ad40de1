/** How much what counts in the ranking. The values were found by trying: `npm run bench:search` says what each brings. */
export const WEIGHTS = {
  /** Fields: the heading, the page's title, the words of its path, texts, readers' questions. */
  title: 3.4,
  page: 5.3,
  address: 2,
  content: 0.75,
  questions: 2,
  /** Other forms of a word, its synonyms, and the parts of a compound. */
  forms: 0.35,
  /** How steeply the share of the words counts that a section holds. */
  share: 1.8,
  /** One question of readers that is made of the words. */
  question: 5,
  /** A page for one word. */
  ofPage: 1.5,
};
