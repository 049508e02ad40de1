import { type KnownMessage } from "../../../../data/errors/knownMessage";
import { type ContractFunction } from "../contractFunction";
import { type CatalogueError, type ErrorArgument } from "./catalogue";

/** Maximum number of characters of a text for the decoder, because every error and message of a tool is shorter. */
export const LONGEST = 20_000;

/** An argument with its value, as text for people. */
export interface DecodedArgument extends ErrorArgument {
  /** The value: integers in decimal with separators, everything else as the ABI has it. */
  readonly value: string;
  /** The same in other words: a date, the name of an enum value. */
  readonly explanation?: string;
}

/** What the decoder knows. */
export interface Knowledge {
  /** Where two have one selector or one name, the first is meant. */
  readonly errors: readonly CatalogueError[];
  /** Meaning of each code of `Panic(uint256)`. */
  readonly panicCodes: Readonly<Record<number, string>>;
  /** Words by which tools name each code of `Panic(uint256)`. */
  readonly panicWords: Readonly<Record<number, RegExp>>;
  /** Messages of contracts. */
  readonly messages: readonly KnownMessage[];
  /** What nodes and wallets answer when they did not run the contract. */
  readonly refusals: readonly KnownMessage[];
  /** Functions of Sablier's contracts. */
  readonly functions: readonly ContractFunction[];
}

/** A function of Sablier that was called, and the releases that have it. */
export interface CalledFunction {
  readonly name: string;
  readonly releases: readonly string[];
}

/** What the decoder makes of an input. */
export type RevertReading = WhatFailed & {
  /** The call that failed, if the text names it and it is one of Sablier's. */
  readonly calling?: CalledFunction;
  /** Where a log or a trace has the failure, as sentences without a full stop. */
  readonly notes?: readonly string[];
};

type WhatFailed =
  | { readonly kind: "nothing" }
  /** The input cannot be read; the sentence says why and what to paste. */
  | { readonly kind: "invalid"; readonly message: string }
  /** A revert without a single byte, or a message that gives no reason. */
  | { readonly kind: "noReason" }
  | {
      readonly kind: "error";
      readonly error: CatalogueError;
      /** Absent when only the selector or the name is known. */
      readonly values?: readonly DecodedArgument[];
      /** The selector is known, but the rest does not fit its arguments. */
      readonly damaged?: boolean;
      /** The revert data that the error carries in an argument, read. */
      readonly inner?: RevertReading;
    }
  /** `Error(string)`, from require with a message; undefined when the message cannot be read. */
  | {
      readonly kind: "message";
      readonly message: string | undefined;
      readonly cause?: string;
      readonly remedy?: string;
      /** The error that the message carries in its words. */
      readonly inner?: RevertReading;
    }
  /** Words of a wallet, a node or a tool that nothing is known of. */
  | { readonly kind: "unknownMessage"; readonly message: string }
  /** `Panic(uint256)`, from the compiler's own checks. */
  | { readonly kind: "panic"; readonly code: number | undefined; readonly meaning: string | undefined }
  /** A node or wallet refused before, or while, the contract ran. */
  | {
      readonly kind: "refusal";
      readonly cause: string;
      readonly remedy: string;
      /** What is missing, in a sentence without a full stop. */
      readonly shortfall?: string;
    }
  /** The test expected a different error from the one that it got. */
  | { readonly kind: "expectation"; readonly happened: RevertReading; readonly expected: RevertReading }
  /** A name that several errors contain. */
  | { readonly kind: "candidates"; readonly errors: readonly CatalogueError[] }
  | {
      readonly kind: "unknown";
      readonly selector?: string;
      readonly name?: string;
      /** An error that is known here and is unabridged in the data of the unknown one. */
      readonly inner?: RevertReading;
    };
