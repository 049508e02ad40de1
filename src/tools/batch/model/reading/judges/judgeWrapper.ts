import type { Unwrapped } from "../decoding/wrappers";
import { belongsTo } from "../decoding/functions";
import { danger, type Finding, unknown } from "../findings";
import {
  type Directory,
  isOwnSafe,
  type KnownContract,
  type ReaderKnowledge,
  type StepContext,
} from "../knowledge";

/** A call that contains others. */
interface Wrapper {
  readonly to: string | undefined;
  readonly target: KnownContract | undefined;
  readonly operation: number;
}

/** Where a wrapper is. */
interface Position {
  /** The account that calls the wrapper: an address, or nothing for the Safe itself. */
  readonly account: string | undefined;
  /** Number of wrappers around it. */
  readonly depth: number;
}

/** Finds out which account makes the calls inside a wrapper, and adds what is wrong with it to the findings. */
export function judgeWrapper(
  { kind }: Unwrapped,
  { to, target, operation }: Wrapper,
  position: Position,
  findings: Finding[],
  context: StepContext,
): string | undefined {
  const inside = to ?? position.account;
  switch (kind) {
    case "multiSend": {
      if (target?.kind === "multiSend") {
        if (operation === 1) return position.account;
        findings.push(
          danger(
            "MultiSend is called instead of run by delegatecall, so MultiSend itself makes the calls below and keeps the ether. A Safe always uses a delegatecall here.",
          ),
        );
      } else if (to === undefined) {
        findings.push(
          unknown(
            `Compare the address that your Safe calls: it has to be Safe’s MultiSend${listAddresses(context.directory)}.`,
          ),
        );
        return position.account;
      } else {
        findings.push(
          danger(
            `${to} is not Safe’s MultiSend on this chain. It can do anything with the list of calls below.`,
          ),
        );
      }
      break;
    }
    case "safe":
      if (to === undefined ? position.depth === 0 : isOwnSafe(to, context)) return undefined;
      findings.push(
        danger(
          `This executes a transaction of a different Safe, or of a contract that looks like one: ${inside ?? "it is not named"}.`,
        ),
      );
      break;
    case "batch":
      if (target?.kind === "sablier") {
        if (!hasBatch(target, context.knowledge))
          findings.push(
            danger(`${target.name}, ${target.release}, has no function batch, so the call fails.`),
          );
        return position.account;
      }
      break;
    case "multicall":
      findings.push(
        target?.kind === "multicall3"
          ? danger(
              "The calls below come from Multicall3 and not from the Safe. Whatever they pay or open belongs to Multicall3, from which anyone can take it.",
            )
          : unknown(
              "The function has the selector of Multicall3, and the contract is a different transaction.",
            ),
      );
      break;
    case "timelock":
      findings.push(unknown("The calls below come from a timelock, which this page does not know."));
      break;
    case "module":
      findings.push(unknown("This makes a different Safe run the call below as its module."));
      break;
    case "comptroller":
      findings.push(danger("The Comptroller makes the call below. Only its admin may use this function."));
      break;
  }
  return inside;
}

/** Checks whether a release of a contract has `batch`, which its own functions list. */
const hasBatch = (
  target: Extract<KnownContract, { kind: "sablier" }>,
  { functions }: ReaderKnowledge,
): boolean =>
  functions.some((item) => item.declaration === "batch(bytes[] calls)" && belongsTo(item, target));

function listAddresses({ multiSends }: Directory): string {
  return multiSends.length === 0 ? "" : `, one of ${multiSends.map(({ address }) => address).join(", ")}`;
}
