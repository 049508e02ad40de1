import { formatAmount } from "../../../../protocol/text/amount";
import { isExplained } from "./explainCall";
import { danger, type Finding, unknown } from "./findings";
import { belongsTo, type RecognisedCall } from "./functions";
import { judgeCreation, judgeSender } from "./judgeCreation";
import { type KnownContract, nameContract, type StepContext } from "./knowledge";
import { isSame, type NamedCall, type Stream, streamsIn, ZERO } from "./namedCall";

/** From this number on an allowance is called unlimited. */
const UNLIMITED = 2n ** 95n;

/** Says what is dangerous or unknown about a call. No finding means that the call is known and explained in full. */
export function judgeCall(named: NamedCall, context: StepContext): Finding[] {
  const { call, name, account } = named;
  const findings: Finding[] = [];
  if (account !== undefined)
    findings.push(
      unknown(`The call comes from ${account} and not from the Safe, so its effect is not certain.`),
    );
  if (call.source === "safe") {
    return [
      ...findings,
      danger(
        `${name} changes who controls the Safe, or what its transactions can do. Sablier never needs this.`,
      ),
    ];
  }
  findings.push(...(call.source === "token" ? judgeToken(named, context) : judgeSablier(named, context)));
  if (!isExplained(named, call) && !findings.some(({ level }) => level === "danger"))
    findings.push(unknown(describeUnexplained(named)));
  return findings;
}

/** Names every argument of a call for which this page has no sentences. */
function describeUnexplained({ name, inputs }: NamedCall): string {
  if (inputs.length === 0) return `This page cannot explain ${name}, which has no arguments.`;
  const names = inputs.map((input) => input.name).join(", ");
  return `This page does not understand what ${name} does with these arguments: ${names}. Compare each of them with what was agreed.`;
}

/** Contracts of Sablier that take tokens from the account that calls them. */
const TAKES_TOKENS =
  /^(?:Payroll|Sablier|Sablier(?:V2)?(?:Batch|BatchLockup|Flow|Lockup\w*)|SablierBob|SablierEscrow)$/u;

function judgeToken({ name, values, to, target }: NamedCall, { directory }: StepContext): Finding[] {
  const findings: Finding[] = [];
  if (to !== undefined && target?.kind !== "token")
    findings.push(unknown(`${to} is not in this page’s list of tokens, so its amounts are in base units.`));
  const spender = String(values.spender);
  const owner = directory.find(spender);
  const isOwn = owner?.kind === "sablier" && TAKES_TOKENS.test(owner.name);
  switch (name) {
    case "approve": {
      const amount = BigInt((values.value ?? values.amount) as bigint);
      if (!isOwn && amount > 0n) {
        const elsewhere = directory.findElsewhere(spender);
        findings.push(
          danger(
            `The approval is for ${spender}, which is not a contract of Sablier on this chain${elsewhere ? `, but ${elsewhere}` : ""}. That account can take the tokens at any time.`,
          ),
        );
      } else if (amount >= UNLIMITED) {
        findings.push(
          danger(
            `The approval for ${spender} has no limit. It stays after the batch, and covers all tokens.`,
          ),
        );
      }
      return findings;
    }
    case "transfer":
      return [
        ...findings,
        danger(
          `This is a plain transfer to ${String(values.to ?? values.recipient)}. The tokens leave at once, and no Sablier contract can return them.`,
        ),
      ];
    case "transferFrom":
    case "safeTransferFrom":
      return [
        ...findings,
        danger(`${name} moves tokens at once to ${String(values.to ?? values.recipient)}.`),
      ];
    case "increaseAllowance":
    case "permit":
      return isOwn
        ? findings
        : [
            ...findings,
            danger(`${name} lets ${spender} take tokens. It is not a contract of Sablier on this chain.`),
          ];
    case "setApprovalForAll":
      return values.approved === true
        ? [
            ...findings,
            danger(`setApprovalForAll lets ${String(values.operator)} move every NFT of the contract.`),
          ]
        : findings;
    default:
      return findings;
  }
}

function judgeSablier(named: NamedCall, context: StepContext): Finding[] {
  const { name, values, target } = named;
  const findings: Finding[] = [];
  const text = (key: string) => String(values[key]);
  if (target?.kind === "sablier") findings.push(...judgeOwner(named, target, context));
  else if (target !== undefined) {
    findings.push(danger(`${name} is a Sablier function, but this contract does not belong to Sablier.`));
  }
  switch (name) {
    case "approve":
      if (!isSame(values.to, ZERO))
        findings.push(
          danger(
            `The approval lets ${String(values.to)} take stream ${String(values.tokenId)} and its money.`,
          ),
        );
      return findings;
    case "setApprovalForAll":
      if (values.approved === true)
        findings.push(
          danger(
            `setApprovalForAll lets ${String(values.operator)} take every stream that the Safe receives.`,
          ),
        );
      return findings;
    case "transferFrom":
    case "safeTransferFrom":
    case "withdrawMaxAndTransfer":
      findings.push(
        danger(
          `${name} gives stream ${String(values.tokenId ?? values.streamId)} away to ${String(values.to ?? values.newRecipient)}.`,
        ),
      );
      return findings;
    case "transferFromPayable":
      findings.push(danger(`${name} gives stream ${text("streamId")} away to ${text("to")}.`));
      return findings;
    case "transferTokens":
      findings.push(
        danger(
          `This is a plain transfer to ${text("to")}. The tokens leave at once, and no Sablier contract can return them.`,
        ),
      );
      return findings;
    case "burn":
    case "renounce":
    case "renounceMultiple":
      findings.push(danger(`${name} cannot be undone.`));
      return findings;
    case "adjustRatePerSecond":
    case "depositAndPause":
    case "restart":
    case "restartAndDeposit":
      findings.push(
        unknown(
          `The call does not name who receives stream ${text("streamId")}. Look the stream up on the desk.`,
        ),
      );
      break;
    case "void":
      findings.push(
        unknown(
          `void cannot be undone. If the Safe receives stream ${text("streamId")}, it loses what the stream owes and does not hold.`,
        ),
      );
      break;
    case "deposit":
    case "depositViaBroker":
      findings.push(
        ...judgeSender(String(values.sender), context),
        unknown(
          `The call names neither the token of stream ${text("streamId")} nor what the stream owes. If it owes enough, the recipient can withdraw the deposit at once. Look the stream up on the desk.`,
        ),
      );
      break;
    case "withdrawMultiple":
      if (sizeOf(values.streamIds) !== sizeOf(values.amounts))
        findings.push(danger("The call has a different number of streams and amounts, so it fails."));
      break;
  }
  // Flow pauses a stream; Legacy pauses the whole contract.
  if (RULES.has(name) || (name === "pause" && values.streamId === undefined)) {
    findings.push(
      danger(
        `${name} changes who controls a contract of Sablier, how it works, or what it costs. A batch of payments never needs this.`,
      ),
    );
  }
  const payee = PAYEES.get(name);
  if (payee !== undefined && values[payee] !== undefined)
    findings.push(...judgePayee(values[payee], context));
  if ([values.streamIds, values.batch].some((list) => Array.isArray(list) && list.length === 0))
    findings.push(unknown(`The list of ${name} is empty, so the call fails or does nothing.`));
  if (name.startsWith("create")) findings.push(...judgeCreation(named, context));
  findings.push(...judgeBrokers(streamsIn(values)));
  return findings;
}

/** Says if the called contract of Sablier does not have the function, and which contract has it. */
function judgeOwner(
  { call, name }: NamedCall,
  target: Extract<KnownContract, { kind: "sablier" }>,
  { knowledge }: StepContext,
): Finding[] {
  if (!call.known || belongsTo(call.known, target)) return [];
  const hasFunctions = knowledge.functions.some((item) => belongsTo(item, target));
  return [
    danger(
      `${hasFunctions ? `${nameContract(target)}, has no function ${name} with these arguments.` : `This page knows no function of ${nameContract(target)}.`} The call fails, or does something else. ${name} is a function of ${call.known.contract}.`,
    ),
  ];
}

const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Functions with which admins change the contracts themselves, or what the contracts earn. */
const RULES = new Set([
  "addPauser",
  "allowToHook",
  "disableCustomFeeUSDFor",
  "discardRelayer",
  "grantRole",
  "initialize",
  "lowerMinFeeUSD",
  "lowerMinFeeUSDForCampaign",
  "revokeRole",
  "setAttestor",
  "setAttestorForCampaign",
  "setComptroller",
  "setCustomFeeUSDFor",
  "setDefaultAdapter",
  "setMinFeeUSD",
  "setNFTDescriptor",
  "setNativeToken",
  "setOracle",
  "setProtocolFee",
  "transferAdmin",
  "transferOwnership",
  "unpause",
  "updateFee",
  "upgradeToAndCall",
  "whitelistRelayer",
]);

/** The argument that names who gets the money. */
const PAYEES = new Map([
  ["claimTo", "to"],
  ["claimViaAttestation", "to"],
  ["claimViaSig", "to"],
  ["clawback", "to"],
  ["collectProtocolRevenue", "to"],
  ["recover", "to"],
  ["transferFees", "feeRecipient"],
  ["withdraw", "to"],
  ["withdrawERC20Token", "to"],
  ["withdrawMax", "to"],
  // Lockup v1.0 and v1.1 pay all streams to one account; later releases pay each recipient.
  ["withdrawMultiple", "to"],
]);

function judgePayee(payee: unknown, { safe }: StepContext): Finding[] {
  if (isSame(payee, ZERO)) return [danger("The money goes to the zero address, so the call fails.")];
  if (isSame(payee, safe)) return [];
  return [
    unknown(
      `The withdrawal goes to ${String(payee)}, ${safe === undefined ? "and the reader does not know your Safe" : "which is not the Safe"}. Compare the address digit by digit.`,
    ),
  ];
}

function judgeBrokers(streams: readonly Stream[]): Finding[] {
  return streams
    .map(({ broker }) => broker as { readonly account: string; readonly fee: bigint } | undefined)
    .filter((broker) => broker !== undefined && broker.fee > 0n)
    .map((broker) =>
      danger(`A broker, ${broker!.account}, takes ${formatAmount(broker!.fee, 16, 16)}% of the amount.`),
    );
}

/** Says what the native token of a call is for. Withdrawals and claims alone have a fee. */
export function judgeValue(
  call: RecognisedCall | undefined,
  value: bigint,
  to: string | undefined,
  target: KnownContract | undefined,
): Finding[] {
  if (value === 0n) return [];
  const amount = `${formatAmount(value, 18, 18)} of the chain’s native token (${value} wei)`;
  const hasFee = target?.kind === "sablier" && call !== undefined && /^(?:withdraw|claim)/u.test(call.name);
  if (hasFee) {
    return [
      unknown(
        `The call sends ${amount} as the fee of ${call.name}. Compare it with calculateMinFeeWei of the contract, because the contract keeps any excess.`,
      ),
    ];
  }
  return [
    danger(
      `The call sends ${amount} to ${to ?? "a contract that is not named"}${call ? `, which ${call.name} does not need` : ""}.`,
    ),
  ];
}
