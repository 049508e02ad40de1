import type { ErrorLink } from "../ui/toolLinks";
import { findProvocation as playground } from "./playground/model/provocations";

/** Where readers can see an error happen: one line per tool. */
export const errorLinks: readonly ErrorLink[] = [
  // The first that has the error is offered.
  playground,
];
