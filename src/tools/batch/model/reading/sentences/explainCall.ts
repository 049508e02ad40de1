import type { Decoded } from "../../explanation/knowledge";
import { describeAmount, describeToken, findToken } from "../../explanation/knowledge";
import { writeSentences } from "../../explanation/sentences";
import type { RecognisedCall } from "../decoding/functions";
import type { StepContext } from "../knowledge";
import { sayFor, describeDecodedCall, writeSignature } from ".";

/**
 * Signatures that `sentencesOf` explains with every argument that matters. An older release can have a function of the
 * same name with a different meaning, so the names of all arguments are compared.
 */
const EXPLAINED = new Set([
  "adjustRatePerSecond(streamId,newRatePerSecond)",
  "cancel(streamId)",
  "cancelMultiple(streamIds)",
  "create(sender,recipient,ratePerSecond,startTime,token,transferable)",
  "create(sender,recipient,ratePerSecond,token,transferable)",
  "createAndDeposit(sender,recipient,ratePerSecond,token,transferable,amount)",
  "createAndDeposit(sender,recipient,ratePerSecond,startTime,token,transferable,amount)",
  "deposit(streamId,amount,sender,recipient)",
  "pause(streamId)",
  "refund(streamId,amount)",
  "refundMax(streamId)",
  "restart(streamId,ratePerSecond)",
  "void(streamId)",
  "withdraw(streamId,to,amount)",
  "withdrawMax(streamId,to)",
  "withdrawMultiple(streamIds,amounts)",
]);

/** Checks whether the sentences say everything that the call does. */
export function isExplained(decoded: Decoded, { source }: RecognisedCall): boolean {
  if (source === "token") return decoded.name === "approve" || decoded.name === "transfer";
  if (source === "safe") return false;
  return (
    EXPLAINED.has(writeSignature(decoded)) ||
    decoded.name.startsWith("createWith") ||
    describeDecodedCall(decoded) !== undefined
  );
}

/** Says what a call does; for a function without sentences of its own it names the function, and all fields are shown. */
export function explainCall(
  decoded: Decoded,
  call: RecognisedCall,
  to: string | undefined,
  { words }: StepContext,
): string[] {
  if (isExplained(decoded, call)) {
    const own = call.source === "sablier" ? describeDecodedCall(decoded) : undefined;
    if (own) return [...own(sayFor(decoded, to, words), decoded.values)];
    const sentences = writeSentences(decoded, to, words);
    if (sentences.length > 0) return sentences;
  }
  const { values, name } = decoded;
  const text = (key: string) => String(values[key]);
  switch (name) {
    case "setApprovalForAll":
      return [
        values.approved === true
          ? `Lets ${text("operator")} move every stream of the account that is an NFT of this contract.`
          : `Takes the right to move streams away from ${text("operator")}, which was set with setApprovalForAll.`,
      ];
    case "approve":
      return call.source === "sablier" ? [`Lets ${text("to")} move stream ${text("tokenId")}.`] : [];
    case "increaseAllowance":
      return [`Lets ${text("spender")} take ${getAmount(values.addedValue)} more from the account.`];
    case "transferFrom":
    case "safeTransferFrom":
      return call.source === "sablier"
        ? [`Moves stream ${text("tokenId")} from ${text("from")} to ${text("to")}.`]
        : [
            `Moves ${describeMoved(values.value ?? values.amount, values.tokenId ?? values.id)} from ${String(values.from ?? values.sender)} to ${String(values.to ?? values.recipient)}.`,
          ];
    default:
      return [`Calls ${name}. This page cannot explain it, so read each argument.`];
  }

  /** Returns an amount of a token, or an NFT by its ID: the name of the argument says which. */
  function describeMoved(amount: unknown, id: unknown): string {
    return amount === undefined ? `the NFT with the ID ${String(id)}` : getAmount(amount);
  }

  function getAmount(value: unknown): string {
    return describeAmount(BigInt(value as bigint), describeToken(words, findToken(decoded, to)));
  }
}
