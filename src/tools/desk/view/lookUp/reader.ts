// Loaded with the first text: all contracts, and what reads an ID or a link.
import { type Input, readInput } from "../../model/input";
import { directory } from "../directory";

/** Says what a reader has pasted. */
export const read = (text: string): Input => readInput(text, directory);
