import { claimers } from "./claimers";
import { developers } from "./developers";
import { everyone } from "./everyone";
import { recipients } from "./recipients";
import { senders } from "./senders";
import type { QuestionGroup } from "./question";

export type { AnswerTest, Question, QuestionGroup } from "./question";

/** The questions of /support/faq, sorted by who asks. */
export const faq: readonly QuestionGroup[] = [recipients, senders, claimers, developers, everyone];
