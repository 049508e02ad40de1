import { availableParallelism } from "node:os";

/** Number of tests that run at once: one more than two cores can serve, because a test often waits. */
export const WORKERS = Math.max(3, Math.ceil(availableParallelism() / 2));
