import type { RowLink } from "../ui/toolLinks";
import { rowLink as batch } from "./batch/model/rowLink";

/** What tools do with the rows of a list that is right: one line per tool. */
export const rowLinks: readonly RowLink[] = [
  // The first that takes the format is offered.
  batch,
];
