import type { AnyTool } from "../server/answer/tool";
import { answers as batch } from "./batch/assistants";
import { answers as playground } from "./playground/assistants";
import { answers as search } from "./search/assistants";

/** What the assistants' server answers with the computation of other tools: one line per tool. */
export const answers: readonly (readonly AnyTool[])[] = [
  // The order is of no consequence.
  search,
  playground,
  batch,
];
