/**
 * Takes over what it holds in a turn of its own, however many elements that is: comments in the server's HTML say where
 * they begin and end (plugins/article-parts). For one element `inTurn` does without them. Without JavaScript nothing
 * differs.
 */
export { InTurn as PartsInTurn } from "./InTurn.client";
