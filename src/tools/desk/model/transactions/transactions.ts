import { type Address, encodeFunctionData, type Hex, parseAbi } from "viem";
import { VALUE_FIELD } from "../../../../protocol/evm/explorerForm";
import type { Stream } from "../streams/stream";
import {
  explainCancellationRefusal,
  explainPauseRefusal,
  type Refusal,
  explainRefundRefusal,
  explainWithdrawalRefusal,
} from "./refusals";

/**
 * The functions that the desk writes calls of, as people write an ABI. They have the same names and inputs in all
 * releases; tests compare their selectors with the released contracts.
 */
export const ABI = parseAbi([
  "function withdrawMax(uint256 streamId, address to)",
  "function cancel(uint256 streamId)",
  "function transferFrom(address from, address to, uint256 tokenId)",
  "function pause(uint256 streamId)",
  "function refundMax(uint256 streamId)",
  "function void(uint256 streamId)",
]);

export type FunctionName = (typeof ABI)[number]["name"];

/** One field of the form that a block explorer shows for a function. */
export interface FormField {
  readonly name: string;
  readonly value: string;
}

/** One transaction that a reader can send without the app. */
export interface DeskTransaction {
  readonly functionName: FunctionName;
  /** Verb and object: `Withdraw everything`. */
  readonly title: string;
  /** What it does and who may send it, in whole sentences. */
  readonly sentence: string;
  readonly chainId: number;
  readonly to: Address;
  /** Fields of the block explorer's form in their order, the value in ether first where there is one. */
  readonly fields: readonly FormField[];
  /** How to find the fee; nothing for a function without a fee. */
  readonly feeSentence: string | undefined;
  /** Why the contract rejects it at this moment, and until when; nothing if it accepts it. */
  readonly refusal?: Refusal | undefined;
  /** Whether the contract can reject the call for a fee that is too low. */
  readonly hasMinimum: boolean;
  readonly data: Hex;
}

/** Releases whose functions take no native tokens, so that the form has no field for them. */
const NOT_PAYABLE = { lockup: ["v1.0", "v1.1", "v1.2"], flow: ["v1.0"] };
/** Releases that take native tokens and require none. */
const WITHOUT_MINIMUM = { lockup: ["v2.0"], flow: ["v1.1"] };
/** The releases of Lockup in which a stranger cannot trigger a withdrawal. */
const OWN_WITHDRAWALS = ["v1.0", "v1.1"];
/** The releases of Lockup in which the recipient can cancel, too. */
const RECIPIENT_CANCELS = ["v1.0"];

/** The part of a stream that its transactions need. */
export type StreamIdentity = Pick<Stream, "product" | "version" | "chainId" | "contract" | "tokenId">;

/** The value of that field before the reader has entered the fee. */
export const FEE_IN_WORDS = "the fee";

/** Says what a withdrawal of a release pays, and how to read the amount of the moment. */
export function describeFee({ product, version }: StreamIdentity): string {
  if (NOT_PAYABLE[product].includes(version))
    return "This release takes no fee, and its form has no field for one.";
  if (WITHOUT_MINIMUM[product].includes(version)) return "This release requires no fee: enter 0.";
  return "The fee is what calculateMinFeeWei(streamId) returns under Read Contract at that moment, in wei.";
}

type Draft = Pick<DeskTransaction, "functionName" | "title" | "sentence" | "refusal"> & {
  readonly args: readonly (readonly [name: string, value: bigint | Address])[];
  readonly hasFee?: boolean;
  /** Whether the function takes native tokens in the releases that take any. */
  readonly isPayable?: boolean;
};

function build(
  stream: StreamIdentity,
  { args, hasFee = false, isPayable = true, ...draft }: Draft,
): DeskTransaction {
  const takesValue = isPayable && !NOT_PAYABLE[stream.product].includes(stream.version);
  const withMinimum = hasFee && takesValue && !WITHOUT_MINIMUM[stream.product].includes(stream.version);
  const values = args.map(([name, value]) => ({ name, value: String(value) }));
  return {
    ...draft,
    chainId: stream.chainId,
    to: stream.contract as Address,
    fields: takesValue ? [{ name: VALUE_FIELD, value: withMinimum ? FEE_IN_WORDS : "0" }, ...values] : values,
    feeSentence: hasFee ? describeFee(stream) : undefined,
    hasMinimum: withMinimum,
    data: encodeFunctionData({
      abi: ABI,
      functionName: draft.functionName,
      args: args.map(([, value]) => value),
    } as Parameters<typeof encodeFunctionData>[0]),
  };
}

/**
 * Writes the withdrawal of a stream that no index lists, such as a price-gated one.
 *
 * @param recipient the stream's recipient, in lower case, who receives the tokens
 */
export function composeUnlistedWithdrawal(stream: StreamIdentity, recipient: string): DeskTransaction {
  return build(stream, {
    functionName: "withdrawMax",
    title: "Withdraw everything",
    sentence: `It pays everything that can be withdrawn at that moment to ${recipient}. If that is the stream's recipient, anyone can send it, in Lockup since v1.2.`,
    args: [
      ["streamId", stream.tokenId],
      ["to", recipient as Address],
    ],
    hasFee: true,
  });
}

export interface TransactionOptions {
  /** The account that looks, in lower case; without one, every transaction of the stream is offered. */
  readonly wallet: string | undefined;
  /** Where a withdrawal goes and who gets a transferred stream, in lower case; without one, the recipient. */
  readonly to: string | undefined;
  /** Unix seconds. */
  readonly now: bigint;
}

/** What an account can send for a stream. */
interface Offer {
  readonly transactions: readonly DeskTransaction[];
  /** Why a transaction that the account may send is not among them, as sentences. */
  readonly omissions: readonly string[];
}

/**
 * Writes the transactions that an account can send for a stream. It leaves out what the contract rejects until someone
 * acts; what it rejects until a moment says so. A contract that is not one of the releases gets none, because an answer
 * of an index must not lead a reader to a foreign contract.
 */
export function listTransactions(stream: Stream, { wallet, to, now }: TransactionOptions): Offer {
  if (!stream.isKnown) return { transactions: [], omissions: [] };
  const { product, recipient, sender, tokenId, version } = stream;
  const isRecipient = wallet === undefined || wallet === recipient;
  const isSender = wallet === undefined || wallet === sender;
  const receiver = (to ?? recipient) as Address;
  const isElsewhere = receiver !== recipient;
  const id = ["streamId", tokenId] as const;
  const drafts: Draft[] = [];
  const omissions: string[] = [];
  const offer = (draft: Draft, refusal?: Refusal) => {
    if (refusal === undefined || refusal.brief !== undefined) drafts.push({ ...draft, refusal });
    else if (refusal.sentence !== "") omissions.push(refusal.sentence);
  };

  const mayPush = product === "lockup" && OWN_WITHDRAWALS.includes(version);
  const who = isElsewhere
    ? "Only the recipient, and accounts that the recipient approved, can send it with a different address as `to`."
    : mayPush
      ? "The recipient, accounts that the recipient approved, and the sender can send it."
      : "Anyone can send it and pay the gas, because the tokens go to the recipient.";
  if (isRecipient || (isSender && !isElsewhere)) {
    offer(
      {
        functionName: "withdrawMax",
        title: "Withdraw everything",
        sentence: `It pays everything that can be withdrawn at that moment to ${receiver}. ${who}`,
        args: [id, ["to", receiver]],
        hasFee: true,
      },
      explainWithdrawalRefusal(stream, now),
    );
  }
  const recipientCancels = product === "lockup" && RECIPIENT_CANCELS.includes(version);
  if (product === "lockup" && (isSender || (isRecipient && recipientCancels))) {
    offer(
      {
        functionName: "cancel",
        title: "Cancel the stream",
        sentence: `It returns what has not streamed to the sender and leaves the rest to the recipient. This cannot be undone. ${recipientCancels ? "In this release, the sender and the recipient can send it." : "Only the sender can send it."}`,
        args: [id],
      },
      explainCancellationRefusal(stream, now),
    );
  }
  if (product === "lockup" && !isSender && !isRecipient && wallet === stream.proxender) {
    omissions.push(
      `A cancellation is left out, because the sender is the proxy ${sender} of this account. Only the proxy can send it.`,
    );
  }
  if (isSender && product === "flow") {
    offer(
      {
        functionName: "pause",
        title: "Pause the stream",
        sentence: "It sets the rate to zero, so that the debt stops growing. Only the sender can send it.",
        args: [id],
      },
      explainPauseRefusal(stream, now),
    );
    offer(
      {
        functionName: "refundMax",
        title: "Get back what is not owed",
        sentence:
          "It returns the part of the balance that is not owed to the sender. Only the sender can send it.",
        args: [id],
      },
      explainRefundRefusal(stream, now),
    );
  }
  if (isRecipient && stream.isTransferable && isElsewhere) {
    offer({
      functionName: "transferFrom",
      title: "Transfer the stream",
      sentence: `It makes ${receiver} the recipient. Everything that has not been withdrawn goes with the stream, so withdraw first if you want to keep it. Only the recipient, and accounts that the recipient approved, can send it.`,
      args: [
        ["from", recipient as Address],
        ["to", receiver],
        ["tokenId", tokenId],
      ],
      isPayable: false,
    });
  }
  if ((isRecipient || isSender) && product === "flow" && !stream.state.isVoided) {
    offer({
      functionName: "void",
      title: "Stop the stream permanently",
      sentence:
        "It ends the stream and writes off the debt that the balance does not cover. This cannot be undone. The sender, the recipient, and accounts that the recipient approved can send it.",
      args: [id],
    });
  }
  return { transactions: drafts.map((draft) => build(stream, draft)), omissions };
}
