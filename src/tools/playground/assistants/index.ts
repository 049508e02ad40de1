import { simulate } from "./simulate";

/** What the playground answers to assistants. */
export const answers = [simulate];
