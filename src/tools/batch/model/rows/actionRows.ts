import { type Address, getAddress } from "viem";
import { currentReleases } from "../../../../../data/contracts/currentReleases";
import { IdentifierError, parse, type StreamId } from "../../../../protocol/links/identifiers/streamId";
import { cleanPastedText } from "../../../../protocol/links/identifiers/pastedText";
import type { ActionKind } from "../plan/actions";
import type { Deployment } from "../plan/calls/deployment";
import { readAmount, readRate, type Reading, type Row, RowRefused } from "./cells";

/** What a row asks of a stream that exists. */
export interface Action {
  readonly kind: "action";
  /** The line of the list, counted from 1, that asks for it. */
  readonly line: number;
  readonly streamId: bigint;
  /** Where the row names one. */
  readonly recipient?: Address;
  /** What is paid in, base units; 0 where nothing is. */
  readonly deposit: bigint;
  readonly action: ActionKind;
  readonly args: readonly unknown[];
}

/** What rows of actions are read with. */
export interface ActionReading extends Reading {
  readonly safe: Address;
  readonly deployment: Deployment;
}

/** Aliases of the contracts that a batch calls, which begin the streams' names in the app. */
export const ALIASES = { flow: currentReleases.flow.alias, lockup: currentReleases.lockup.alias } as const;

const NAMES = {
  flow: `Flow ${currentReleases.flow.release}`,
  lockup: `Lockup ${currentReleases.lockup.release}`,
} as const;

/**
 * Returns the action that a row asks for. Its address and amounts have passed the check of `src/protocol/lists`.
 *
 * @throws RowRefused where the row cannot be meant
 */
export function readAction(action: ActionKind, row: Row, line: number, reading: ActionReading): Action {
  const recipient = row.address === undefined ? undefined : getAddress(row.address.toLowerCase());
  const streamId = getStreamId(row.streamId!, action, reading.deployment);
  const cells = {
    streamId,
    recipient: recipient!,
    safe: reading.safe,
    get amount() {
      return readAmount(row, "amount", reading);
    },
    get rate() {
      return readRate(row, reading);
    },
  };
  return {
    kind: "action",
    line,
    streamId,
    ...(recipient && { recipient }),
    deposit: action.isDeposit ? cells.amount : 0n,
    action,
    args: action.args(cells),
  };
}

/** Names of streams in the app, as the last part of a link to one: `…/FL4-1-12` or `…/0x….-1-12`. */
const NAME_IN_LINK = /\/((?:0x[0-9a-f]{40}|[a-z][a-z0-9]{0,9})-\d{1,15}-\d{1,78})(?=[/?#]|$)/iu;

/** Returns what names a stream in a text: the last part of a link to the app, or the text itself. */
function findName(text: string): string {
  if (!/^https?:\/\//iu.test(text)) return text;
  const host = URL.canParse(text) ? new URL(text).hostname : "";
  if (host !== "sablier.com" && !host.endsWith(".sablier.com"))
    throw new RowRefused(
      "streamId",
      "This link leads to a different site. Paste the stream's number, or its link in the app.",
    );
  const [, name] = NAME_IN_LINK.exec(text) ?? [];
  if (name === undefined)
    throw new RowRefused(
      "streamId",
      "This link does not name a stream. Open the stream in the app, and copy the link of that page.",
    );
  return name;
}

/** Reads a stream's number, its name as the app shows it, as `FL4-1-12`, or the link of its page in the app. */
function getStreamId(cell: string, { product }: ActionKind, deployment: Deployment): bigint {
  const text = findName(cleanPastedText(cell));
  const refused = (message: string) => new RowRefused("streamId", message);
  if (/^[1-9]\d*$/u.test(text) && BigInt(text) < 2n ** 256n) return BigInt(text);
  if (!text.includes("-"))
    throw refused(
      `"${text}" is not a stream's number from 1, its ID such as FL4-1-12, or its link in the app.`,
    );
  const id = readIdentifier(text);
  const alias = ALIASES[product];
  if (id.source !== alias && id.source !== deployment[product].toLowerCase()) {
    throw refused(
      `${text} is not a ${NAMES[product]} stream. IDs of those streams here begin with ${alias}-${deployment.chainId}-.`,
    );
  }
  if (id.chainId !== deployment.chainId) {
    throw refused(`It is a stream on chain ${id.chainId}, but the batch is for chain ${deployment.chainId}.`);
  }
  return id.tokenId;
}

function readIdentifier(text: string): StreamId {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof IdentifierError) throw new RowRefused("streamId", error.message);
    throw error;
  }
}

/** Returns a stream that the list names twice: nobody can know what is meant. */
export function findDoubles(actions: readonly Action[]): { line: number; column: string; message: string }[] {
  const first = new Map<bigint, number>();
  return actions.flatMap(({ streamId, line }) => {
    const known = first.get(streamId);
    if (known === undefined) first.set(streamId, line);
    return known === undefined
      ? []
      : [
          {
            line,
            column: "streamId",
            message: `Line ${known} has the same stream. Keep one row per stream.`,
          },
        ];
  });
}
