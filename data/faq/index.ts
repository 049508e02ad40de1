import { claimers } from "./claimers";
import { developers } from "./developers";
import { everyone } from "./everyone";
import { recipients } from "./recipients";
import { senders } from "./senders";
import { trouble } from "./trouble";
import type { QuestionGroup } from "./question";

export type { AnswerTest, Question, QuestionGroup } from "./question";

/** The questions of /support/faq, sorted by who asks, and those of whoever has a problem. */
export const faq: readonly QuestionGroup[] = [recipients, senders, claimers, trouble, everyone, developers];
