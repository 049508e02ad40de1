import type { Address } from "viem";
import type { BatchTemplate } from "../form/templates";

/** The cells of a row, as the contracts take them. Each is read when it is asked for. */
export interface ActionCells {
  readonly streamId: bigint;
  readonly recipient: Address;
  /** Base units of the token. */
  readonly amount: bigint;
  /** UD21x18. */
  readonly rate: bigint;
  /** The account that sends the batch. */
  readonly safe: Address;
}

/** Something that a batch does with streams that exist. */
export interface ActionKind extends BatchTemplate {
  readonly product: "flow" | "lockup";
  readonly functionName: string;
  readonly args: (cells: ActionCells) => readonly unknown[];
  readonly label: string;
  /** In the name of a batch: `12 top-ups`. */
  readonly noun: string;
  /** Who the contract lets do it, as a hint of the field for the Safe. */
  readonly caller: string;
  /** One call takes all rows: each argument becomes a list. It skips what it cannot do, instead of a revert. */
  readonly isTogether?: true;
  /** Takes tokens in. */
  readonly isDeposit?: true;
  /** The contract asks for its minimum fee. */
  readonly hasFee?: true;
  /** Works on paused streams only. */
  readonly isForPaused?: true;
}

const OF_SENDER = "The sender of the streams, because the contract rejects every other account.";
const OF_ANYBODY = "Any account, because the withdrawn tokens go to the recipients.";
const [ONE, TWO] = [
  "0x4444444444444444444444444444444444444444",
  "0x5555555555555555555555555555555555555555",
];

/** What can be done with streams that exist, as a list of rows each. */
export const ACTIONS: readonly ActionKind[] = [
  {
    id: "manage/flow/deposit",
    product: "flow",
    functionName: "deposit",
    label: "Top up",
    noun: "top-ups",
    caller: "It pays and is the sender of the streams.",
    columns: ["streamId", "address", "amount"],
    text: `streamId,address,amount\n12,${ONE},3000\n13,${TWO},2500.5\n`,
    args: ({ streamId, amount, safe, recipient }) => [streamId, amount, safe, recipient],
    isDeposit: true,
  },
  {
    id: "manage/flow/adjust",
    product: "flow",
    functionName: "adjustRatePerSecond",
    label: "Change rates",
    noun: "changes of rates",
    caller: OF_SENDER,
    columns: ["streamId", "rateAmount", "rateInterval"],
    text: "streamId,rateAmount,rateInterval\n12,3300,month\n13,40000,year\n",
    args: ({ streamId, rate }) => [streamId, rate],
  },
  {
    id: "manage/flow/pause",
    product: "flow",
    functionName: "pause",
    label: "Pause",
    noun: "pauses",
    caller: OF_SENDER,
    columns: ["streamId"],
    text: "streamId\n12\n13\n",
    args: ({ streamId }) => [streamId],
  },
  {
    id: "manage/flow/restart",
    product: "flow",
    functionName: "restart",
    label: "Restart",
    noun: "restarts",
    caller: OF_SENDER,
    columns: ["streamId", "rateAmount", "rateInterval"],
    text: "streamId,rateAmount,rateInterval\n12,3000,month\n13,40000,year\n",
    args: ({ streamId, rate }) => [streamId, rate],
    isForPaused: true,
  },
  {
    id: "manage/flow/void",
    product: "flow",
    functionName: "void",
    label: "Stop permanently",
    noun: "stops",
    caller: "The sender of the streams, or their recipient.",
    columns: ["streamId"],
    text: "streamId\n12\n13\n",
    args: ({ streamId }) => [streamId],
  },
  {
    id: "manage/flow/refund",
    product: "flow",
    functionName: "refundMax",
    label: "Get back what is not owed",
    noun: "refunds",
    caller: OF_SENDER,
    columns: ["streamId"],
    text: "streamId\n12\n13\n",
    args: ({ streamId }) => [streamId],
  },
  {
    id: "manage/flow/withdraw",
    product: "flow",
    functionName: "withdrawMax",
    label: "Withdraw for many",
    noun: "withdrawals",
    caller: OF_ANYBODY,
    columns: ["streamId", "address"],
    text: `streamId,address\n12,${ONE}\n13,${TWO}\n`,
    args: ({ streamId, recipient }) => [streamId, recipient],
    hasFee: true,
  },
  {
    id: "manage/lockup/withdraw",
    product: "lockup",
    functionName: "withdrawMax",
    label: "Withdraw all for many",
    noun: "withdrawals",
    caller: OF_ANYBODY,
    columns: ["streamId", "address"],
    text: `streamId,address\n12,${ONE}\n13,${TWO}\n`,
    args: ({ streamId, recipient }) => [streamId, recipient],
    hasFee: true,
  },
  {
    id: "manage/lockup/withdraw-amounts",
    product: "lockup",
    functionName: "withdrawMultiple",
    label: "Withdraw amounts for many",
    noun: "withdrawals",
    caller: OF_ANYBODY,
    columns: ["streamId", "amount"],
    text: "streamId,amount\n12,250\n13,100.5\n",
    args: ({ streamId, amount }) => [streamId, amount],
    isTogether: true,
    hasFee: true,
  },
  {
    id: "manage/lockup/cancel",
    product: "lockup",
    functionName: "cancelMultiple",
    label: "Cancel and get the rest back",
    noun: "cancellations",
    caller: OF_SENDER,
    columns: ["streamId"],
    text: "streamId\n12\n13\n",
    args: ({ streamId }) => [streamId],
    isTogether: true,
  },
];

/** Returns the action of a list; none where the list creates streams. */
export const findActionKind = (id: string): ActionKind | undefined =>
  ACTIONS.find((action) => action.id === id);
