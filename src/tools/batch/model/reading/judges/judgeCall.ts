import { formatAmount } from "../../../../../protocol/text/amount";
import { isExplained } from "../sentences/explainCall";
import { danger, type Finding, unknown } from "../findings";
import { belongsTo, type RecognisedCall } from "../decoding/functions";
import { judgeCreation, judgeSender } from "./judgeCreation";
import { type KnownContract, nameContract, type StepContext } from "../knowledge";
import { isSame, type NamedCall, type Stream, listStreams, ZERO } from "./namedCall";

/** From this number on an allowance is called unlimited. */
const UNLIMITED = 2n ** 95n;

/** Says what is dangerous or unknown about a call. No finding means that the call is known and explained in full. */
export function judgeCall(named: NamedCall, context: StepContext): Finding[] {
  const { call, account } = named;
  const findings: Finding[] = [];
  if (account !== undefined)
    findings.push(
      unknown(`The call comes from ${account} and not from the Safe, so its effect is not certain.`),
    );
  findings.push(...JUDGES[call.source](named, context));
  if (
    call.source !== "safe" &&
    !isExplained(named, call) &&
    !findings.some(({ level }) => level === "danger")
  )
    findings.push(unknown(describeUnexplained(named)));
  return findings;
}

/** What is wrong with a call, by whose function it is. */
const JUDGES: Readonly<
  Record<RecognisedCall["source"], (named: NamedCall, context: StepContext) => Iterable<Finding>>
> = {
  safe: ({ name }) => [
    danger(
      `${name} changes who controls the Safe, or what its transactions can do. Sablier never needs this.`,
    ),
  ],
  sablier: judgeSablier,
  token: judgeToken,
};

/** Names every argument of a call for which this page has no sentences. */
function describeUnexplained({ name, inputs }: NamedCall): string {
  if (inputs.length === 0) return `This page cannot explain ${name}, which has no arguments.`;
  const names = inputs.map((input) => input.name).join(", ");
  return `This page does not understand what ${name} does with these arguments: ${names}. Compare each of them with what was agreed.`;
}

/** Contracts of Sablier that take tokens from the account that calls them. */
const TAKES_TOKENS =
  /^(?:Payroll|Sablier|Sablier(?:V2)?(?:Batch|BatchLockup|Flow|Lockup\w*)|SablierBob|SablierEscrow)$/u;

const describeTransfer = (to: unknown): string =>
  `This is a plain transfer to ${String(to)}. The tokens leave at once, and no Sablier contract can return them.`;

function* judgeToken(
  { name, values, to, target }: NamedCall,
  { directory }: StepContext,
): Generator<Finding> {
  if (to !== undefined && target?.kind !== "token")
    yield unknown(`${to} is not in this page’s list of tokens, so its amounts are in base units.`);
  const spender = String(values.spender);
  const recipient = String(values.to ?? values.recipient);
  const owner = directory.find(spender);
  const isOwn = owner?.kind === "sablier" && TAKES_TOKENS.test(owner.name);
  switch (name) {
    case "approve": {
      const amount = BigInt((values.value ?? values.amount) as bigint);
      const elsewhere = directory.findElsewhere(spender);
      if (!isOwn && amount > 0n)
        yield danger(
          `The approval is for ${spender}, which is not a contract of Sablier on this chain${elsewhere ? `, but ${elsewhere}` : ""}. That account can take the tokens at any time.`,
        );
      else if (amount >= UNLIMITED)
        yield danger(
          `The approval for ${spender} has no limit. It stays after the batch, and covers all tokens.`,
        );
      break;
    }
    case "transfer":
      yield danger(describeTransfer(recipient));
      break;
    case "transferFrom":
    case "safeTransferFrom":
      yield danger(`${name} moves tokens at once to ${recipient}.`);
      break;
    case "increaseAllowance":
    case "permit":
      if (!isOwn)
        yield danger(`${name} lets ${spender} take tokens. It is not a contract of Sablier on this chain.`);
      break;
    case "setApprovalForAll":
      if (values.approved === true)
        yield danger(`setApprovalForAll lets ${String(values.operator)} move every NFT of the contract.`);
      break;
  }
}

function* judgeSablier(named: NamedCall, context: StepContext): Generator<Finding> {
  const { name, values, target } = named;
  const text = (key: string) => String(values[key]);
  const stream = String(values.tokenId ?? values.streamId);
  if (target?.kind === "sablier") yield* judgeOwner(named, target, context);
  else if (target !== undefined)
    yield danger(`${name} is a Sablier function, but this contract does not belong to Sablier.`);
  switch (name) {
    case "approve":
      if (!isSame(values.to, ZERO))
        yield danger(`The approval lets ${text("to")} take stream ${stream} and its money.`);
      break;
    case "setApprovalForAll":
      if (values.approved === true)
        yield danger(`setApprovalForAll lets ${text("operator")} take every stream that the Safe receives.`);
      break;
    case "transferFrom":
    case "transferFromPayable":
    case "safeTransferFrom":
    case "withdrawMaxAndTransfer":
      yield danger(`${name} gives stream ${stream} away to ${String(values.to ?? values.newRecipient)}.`);
      break;
    case "transferTokens":
      yield danger(describeTransfer(values.to));
      break;
    case "burn":
    case "renounce":
    case "renounceMultiple":
      yield danger(`${name} cannot be undone.`);
      break;
    case "adjustRatePerSecond":
    case "depositAndPause":
    case "restart":
    case "restartAndDeposit":
      yield unknown(`The call does not name who receives stream ${stream}. Look the stream up on the desk.`);
      break;
    case "void":
      yield unknown(
        `void cannot be undone. If the Safe receives stream ${stream}, it loses what the stream owes and does not hold.`,
      );
      break;
    case "deposit":
    case "depositViaBroker":
      yield* judgeSender(text("sender"), context);
      yield unknown(
        `The call names neither the token of stream ${stream} nor what the stream owes. If it owes enough, the recipient can withdraw the deposit at once. Look the stream up on the desk.`,
      );
      break;
    case "withdrawMultiple":
      if (measureSize(values.streamIds) !== measureSize(values.amounts))
        yield danger("The call has a different number of streams and amounts, so it fails.");
      break;
  }
  // Flow pauses a stream; Legacy pauses the whole contract.
  if (RULES.has(name) || (name === "pause" && values.streamId === undefined))
    yield danger(
      `${name} changes who controls a contract of Sablier, how it works, or what it costs. A batch of payments never needs this.`,
    );
  const payee = PAYEES.get(name);
  if (payee !== undefined && values[payee] !== undefined) yield* judgePayee(values[payee], context);
  if ([values.streamIds, values.batch].some((list) => Array.isArray(list) && list.length === 0))
    yield unknown(`The list of ${name} is empty, so the call fails or does nothing.`);
  if (name.startsWith("create")) yield* judgeCreation(named, context);
  yield* judgeBrokers(listStreams(values));
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

const measureSize = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

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
