import { describeLength } from "../../../../../protocol/text/moments";
import { showUnseen } from "../../../../../protocol/text/visible";
import type { Decoded } from "../../explanation/knowledge";
import { writePercent, type Say, type Sentences, type Values } from "./say";

/** Arguments that hold fields of a campaign. */
const CONTAINERS = ["params", "baseParams", "campaignParams", "schedule", "streamDurations"];

/**
 * Returns the fields of a new campaign. Releases put some of them into `params`, `baseParams` or `campaignParams`, and
 * those of the vesting into `schedule` or `streamDurations`.
 */
export function listCampaignFields(values: Values): Values {
  const parts = CONTAINERS.map((container) => values[container]).filter((part) => typeof part === "object");
  const all = Object.entries(Object.assign({}, values, ...parts) as Values);
  return Object.fromEntries(all.filter(([field]) => !CONTAINERS.includes(field)));
}

/** Types of claims of Airdrops v3.0. */
const CLAIM_TYPES = [
  "The claim type is 0, so recipients claim with a proof.",
  "The claim type is 1, so each claim needs an attestation of the attestor.",
  "The claim type is 2, so nobody can claim from this campaign.",
];

/** What is said of one field, by the name of the field in any release. */
type Says = (value: unknown, say: Say, fields: Values) => string;

const quoted = (value: unknown): string => `“${showUnseen(String(value))}”`;
const length = (value: unknown): string => describeLength(BigInt(value as bigint));
/** Returns a moment, or the words for zero. */
const momentOr =
  (zero: string, words: (moment: string) => string): Says =>
  (value, say) =>
    BigInt(value as bigint) === 0n ? zero : words(say.moment(value));
const name: Says = (value) => `The name of the campaign is ${quoted(value)}.`;
const token: Says = (value) => `It pays in the token ${String(value)}.`;
const lockup: Says = (value) => `Each claim opens a stream of the contract ${String(value)}.`;
const start = momentOr("The vesting starts with each claim.", (moment) => `The vesting starts at ${moment}.`);
const atStart: Says = (value) => `At the start of the vesting, ${writePercent(value)} unlock.`;
const cliff: Says = (value) =>
  Number(value) === 0 ? "There is no cliff." : `The cliff is ${length(value)} after the start.`;
const atCliff: Says = (value) => `At the cliff, ${writePercent(value)} unlock.`;
const total: Says = (value) => `The vesting lasts ${length(value)}.`;
const count: Says = (value) => `It states ${String(value)} recipients.`;

/** Sentences of all fields, in the order in which they are said. */
const FIELDS: Readonly<Record<string, Says>> = {
  campaignName: name,
  name,
  token,
  asset: token,
  aggregateAmount: (value, say) => `It states a sum of ${say.amount(value)}.`,
  recipientCount: count,
  recipientsCount: count,
  initialAdmin: (value) =>
    `Its admin is ${String(value)}, who can take tokens back and is the sender of streams that claims open.`,
  merkleRoot: (value) => `The root of its list of recipients is ${String(value)}.`,
  ipfsCID: (value) => `It names the file ${quoted(value)} as a copy of the list.`,
  campaignStartTime: momentOr("Claims can start at once.", (moment) => `Claims start at ${moment}.`),
  expiration: momentOr("Claims never end.", (moment) => `Claims end at ${moment}.`),
  claimType: (value) =>
    CLAIM_TYPES[Number(value)] ?? `The claim type is ${String(value)}, which no release has.`,
  lockup,
  lockupLinear: lockup,
  lockupTranched: lockup,
  cancelable: (value) => `The streams are ${value === true ? "" : "not "}cancelable.`,
  transferable: (value) => `The streams are ${value === true ? "" : "not "}transferable.`,
  shape: (value) => `The shape is named ${quoted(value)}.`,
  vestingStartTime: start,
  streamStartTime: start,
  startTime: start,
  startUnlockPercentage: atStart,
  startPercentage: atStart,
  cliffDuration: cliff,
  cliff,
  cliffUnlockPercentage: atCliff,
  cliffPercentage: atCliff,
  totalDuration: total,
  total,
  granularity: (value) => `The vesting unlocks in steps of ${length(value)}; 0 means one second.`,
  tranchesWithPercentages: (value) =>
    (value as readonly { readonly unlockPercentage: bigint; readonly duration: number }[])
      .map(
        (part) =>
          `A tranche of ${writePercent(part.unlockPercentage)} unlocks after ${length(part.duration)} more.`,
      )
      .join(" ") || "It has no tranches.",
  unlockPercentage: (value) => `Of each amount, ${writePercent(value)} unlock when the vesting starts.`,
  vestingEndTime: (value, say) => `The vesting ends at ${say.moment(value)}.`,
  enableRedistribution: (value) =>
    `What early claimers forfeit is ${value === true ? "" : "not "}shared among the later ones.`,
  target: (value) => `Each claim calls the contract ${String(value)}, which takes the tokens.`,
  selector: (value) => `The call has the selector ${String(value)}.`,
};

/** Says everything about a call that creates a campaign, one field per sentence. */
export const describeCampaign: Sentences = (say, values) => {
  const fields = listCampaignFields(values);
  const said = Object.entries(FIELDS).filter(([field]) => field in fields);
  return [
    "Creates an airdrop campaign. The call moves no tokens: someone has to send them to the campaign.",
    ...said.map(([field, says]) => says(fields[field], say, fields)),
  ];
};

/** Checks whether a function creates a campaign, and every field of it has a sentence. */
export const isCampaign = ({ name: functionName, inputs }: Pick<Decoded, "name" | "inputs">): boolean =>
  functionName.startsWith("createMerkle") &&
  inputs
    .flatMap((input) =>
      "components" in input && CONTAINERS.includes(input.name ?? "") ? input.components : [input],
    )
    .every((input) => Object.hasOwn(FIELDS, input.name ?? ""));
