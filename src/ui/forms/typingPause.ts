/** Milliseconds without a change after which a tool uses what a reader types. Tests of components do not wait for it. */
export const TYPING_PAUSE = 400;
