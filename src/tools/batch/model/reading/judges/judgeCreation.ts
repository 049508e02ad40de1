import { listAddressWarnings } from "../../../../../protocol/airdrops/addressWarnings";
import { danger, type Finding, unknown } from "../findings";
import { type Directory, nameContract, type StepContext } from "../knowledge";
import { judgeRejections } from "./judgeRejections";
import { sumStreamAmount, judgeSchedules } from "./judgeSchedule";
import { isSame, type NamedCall, type Stream, listStreams, ZERO } from "./namedCall";
import { listCampaignFields } from "../sentences";

/** Says what is dangerous or unknown about a call that opens streams or creates a campaign. */
export function judgeCreation(named: NamedCall, context: StepContext): Iterable<Finding> {
  return named.name.startsWith("createMerkle")
    ? judgeCampaign(listCampaignFields(named.values), context)
    : judgeStreams(named, context);
}

/** Checks the sender, who can cancel a stream and gets the refunds. */
export function judgeSender(sender: string, { safe }: StepContext): Finding[] {
  if (isSame(sender, safe)) return [];
  return [
    safe === undefined
      ? unknown(
          `The sender of the streams is ${sender}. Compare it with your Safe: the sender can cancel and gets refunds.`,
        )
      : danger(
          `The sender is ${sender} and not the Safe. That account can cancel the streams and gets the refunds.`,
        ),
  ];
}

/** Checks who controls a new campaign, and what its claims call. The list of recipients is not part of the call. */
function* judgeCampaign(fields: Stream, { directory, safe }: StepContext): Generator<Finding> {
  const text = (name: string) => String(fields[name]);
  yield unknown(
    `The call has the root of the list and not the list. Check your own list with the CSV checker, and compare the root with ${text("merkleRoot")}.`,
  );
  if (!isSame(fields.initialAdmin, safe))
    yield danger(
      `The admin of the campaign is ${text("initialAdmin")}, ${safe === undefined ? "and the reader does not know your Safe" : "and not the Safe"}. The admin can take the tokens back.`,
    );
  for (const name of ["lockup", "lockupLinear", "lockupTranched"].filter((each) => each in fields))
    yield* judgeLockup(name, text(name), directory);
  const token = String(fields.token ?? fields.asset);
  if (!directory.token(token)) yield reportUnknownToken(token, "the campaign pays");
  if (fields.target !== undefined && directory.find(text("target")) === undefined)
    yield unknown(`The target ${text("target")} is an unknown contract, and each claim gives it tokens.`);
  if (Number(fields.claimType ?? 0) > 1) yield danger("Nobody can claim from a campaign of this type.");
}

const reportUnknownToken = (token: string, what: string): Finding =>
  unknown(`The token ${token} is not in this page’s list of tokens, so this page cannot say what ${what}.`);

/** Returns a contract that gets tokens as a Lockup has to be one of Sablier on the chain. */
function judgeLockup(name: string, address: string, directory: Directory): Finding[] {
  const lockup = directory.find(address);
  if (lockup?.kind === "sablier" && /^Sablier(?:V2)?Lockup/u.test(lockup.name)) return [];
  return [
    danger(
      `The argument ${name} is ${address}, which is not a Sablier Lockup contract on this chain. That contract gets the tokens.`,
    ),
  ];
}

/** Checks who controls new streams: sender, recipient, token, price feed, and the contract that keeps the money. */
function* judgeStreams({ values, target }: NamedCall, context: StepContext): Generator<Finding> {
  const { directory, now } = context;
  if (values.lockup !== undefined) {
    yield* judgeLockup("lockup", String(values.lockup), directory);
    const lockup = directory.find(String(values.lockup));
    if (lockup?.kind === "sablier" && target?.kind === "sablier" && lockup.release !== target.release)
      yield unknown(
        `The argument lockup is a contract of ${lockup.release}, and the call goes to ${target.release}. The two do not work together.`,
      );
  }
  const streams = listStreams(values);
  const all = (...keys: readonly string[]) => [
    ...new Set(streams.flatMap((stream) => keys.flatMap((key) => stream[key] ?? [])).map(String)),
  ];
  for (const sender of all("sender")) yield* judgeSender(sender, context);
  for (const recipient of all("recipient", "employee")) yield* judgeRecipient(recipient, context);
  for (const token of all("token", "asset", "tokenAddress").filter((address) => !directory.token(address)))
    yield reportUnknownToken(token, "the streams pay");
  const feeds = streams.flatMap(({ unlockParams }) =>
    typeof unlockParams === "object" && unlockParams !== null && "oracle" in unlockParams
      ? [String(unlockParams.oracle)]
      : [],
  );
  for (const feed of new Set(feeds))
    yield unknown(
      `The price comes from ${feed}, which this page does not know. Whoever controls a price feed decides when the tokens unlock.`,
    );
  // `createWith…` has the amount in `params`, and the schedule next to it.
  const whole = streams.map((stream) => (stream === values.params ? { ...values, ...stream } : stream));
  if (whole.some((stream) => sumStreamAmount(stream) === 0n))
    yield danger("A stream gets an amount of 0. The contracts reject it.");
  yield* judgeRejections(whole);
  yield* judgeSchedules(whole, now, directory);
}

/** Addresses of functions that are part of a chain, such as 0x…01. */
const PRECOMPILE = /^0x0{36}[0-9a-f]{4}$/iu;

/** Checks a recipient: a contract that cannot withdraw keeps the money of its streams locked. */
function judgeRecipient(recipient: string, { directory, safe }: StepContext): Finding[] {
  if (isSame(recipient, safe))
    return [unknown("A recipient is the Safe itself. Check whether the batch pays the right account.")];
  if (isSame(recipient, ZERO))
    return [danger(`A recipient is the zero address, ${ZERO}. The contracts reject it.`)];
  const [warning] = listAddressWarnings(recipient);
  if (warning) return [danger(`The recipient ${recipient} cannot withdraw. ${warning}`)];
  if (PRECOMPILE.test(recipient))
    return [danger(`The recipient ${recipient} is reserved for the chain itself, so the money is lost.`)];
  const contract = directory.find(recipient);
  if (contract)
    return [
      danger(
        `The recipient ${recipient} is ${nameContract(contract)}. That contract cannot withdraw, so the money is lost.`,
      ),
    ];
  const elsewhere = directory.findElsewhere(recipient) ?? directory.findTokenElsewhere(recipient);
  return elsewhere
    ? [unknown(`The recipient ${recipient} is ${elsewhere}. Check whether the batch pays the right account.`)]
    : [];
}
