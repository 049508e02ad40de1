/** A test that shows what an answer says, on the contracts or with the SDK. */
export interface AnswerTest {
  /** Path in the repository. */
  readonly file: string;
  /** As the file names it; it stands there once. */
  readonly name: string;
}

/**
 * A question and its answer. Answers are paragraphs of text in which `backticks` make code and [words](/route) make a
 * link; nothing else is markup. They stand on /support/faq and, without markup, in its structured data.
 */
export interface Question {
  /** Anchor on the page; never changes once published. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  /** What proves the behaviour that the answer states; the page links to it. */
  readonly tests?: readonly AnswerTest[];
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}
