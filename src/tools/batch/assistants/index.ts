import { batch } from "./build";
import { readBatch } from "./read";

/** What the builder and the reader answer to assistants. */
export const answers = [batch, readBatch];
