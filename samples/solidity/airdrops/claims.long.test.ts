import { encodeAbiParameters, type Hex } from "viem";
import { beforeAll, describe, expect, it } from "vitest";
import {
  createAddress,
  writeCsv,
  find,
  randomRows,
  computeRoot,
  seededRandom,
} from "../../../src/protocol/airdrops/claim/fixtures";
import type { Claim } from "../../../src/protocol/airdrops/claim/find";
import type { Row } from "../../../src/protocol/airdrops/claim/list";
import {
  getMethodFacts,
  findFeeReader,
  listKinds,
  type Method,
  listMethods,
  RELEASES,
} from "../../../src/protocol/airdrops/claim/contract/releases";
import {
  buildTransaction,
  composeSignatureRequest,
  type CallTarget,
} from "../../../src/protocol/airdrops/claim/transaction";
import { Chain, CHAIN_ID, type Contract, Revert } from "../rig";
import { deployCampaign, FEE, FUNDS, openStage, type Stage } from "./campaigns";
import { chooseRounds } from "../../../tests/standIns/long";

/** Lists per function in the weekly job: all of them are at least a thousand. */
const ALL_LISTS = 31;
const LISTS = chooseRounds(10, 3, ALL_LISTS);

const calls = RELEASES.flatMap((release) =>
  listKinds(release).flatMap((kind) =>
    listMethods(release, kind).map((method) => ({ release, kind, method })),
  ),
);

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(await Chain.create());
  // The first run compiles the campaigns.
}, 180_000);

const NAMES = ["bob", "carol", "dave", "erin"];
const TO = createAddress(0xca11);

it("tries a thousand lists", () => {
  expect(calls.length * ALL_LISTS).toBeGreaterThanOrEqual(1_000);
});

/** Writes a list in one of the forms in which readers get it. */
function write(rows: readonly Row[], random: () => number): string {
  const recipients = rows.map(({ index, recipient, amount }) => ({
    index: String(index),
    address: recipient,
    amount: String(amount),
  }));
  const forms = [
    () => writeCsv(rows),
    () => JSON.stringify({ recipients: recipients.map(({ address, amount }) => ({ address, amount })) }),
    () => JSON.stringify(recipients.sort(() => random() - 0.5)),
  ];
  return forms[Math.floor(forms.length * random())]!();
}

/** Signs and encodes what the function needs apart from the row. */
async function extrasFor(method: Method, claim: Claim, target: CallTarget, name: string, campaign: Contract) {
  const { chain, token } = stage;
  const to = { to: TO };
  if (method === "claimViaSig") {
    const unsigned = { ...to, validFrom: "0" };
    const request = composeSignatureRequest(claim, target, unsigned);
    const signer = await chain.signer(name);
    return { ...unsigned, signature: await signer.signTypedData(request as never) };
  }
  if (method === "claimViaAttestation") {
    const attestor = await chain.signer("attestor");
    await campaign.send("setAttestor", [attestor.address], { from: await chain.account("alice") });
    const expireAt = Number(chain.timestamp) + 60;
    const attestation = await attestor.signTypedData({
      domain: { name: "Sablier Airdrops Protocol", chainId: CHAIN_ID, verifyingContract: campaign.address },
      types: {
        Identity: [
          { name: "recipient", type: "address" },
          { name: "expireAt", type: "uint40" },
        ],
      },
      primaryType: "Identity",
      message: { recipient: claim.recipient, expireAt },
    });
    return { ...to, expireAt: String(expireAt), attestation };
  }
  if (method === "claimAndExecute") {
    const types = [{ type: "address" }, { type: "uint256" }] as const;
    return { selectorArguments: encodeAbiParameters(types, [token.address, claim.amount]) };
  }
  return method === "claimTo" ? to : {};
}

describe.each(calls)("$method of a $kind campaign of $release", ({ release, kind, method }) => {
  const random = seededRandom(
    calls.findIndex((call) => call.release === release && call.kind === kind && call.method === method),
  );

  it(`pays each row of ${LISTS} lists once`, async () => {
    const { chain, token } = stage;
    for (let round = 0; round < LISTS; round++) {
      const name = NAMES[Math.floor(NAMES.length * random())]!;
      const recipient = (await chain.account(name)).toLowerCase();
      const rows = randomRows(random, 1 + Math.floor(24 * random()));
      const own = new Set([0, 1].map(() => Math.floor(rows.length * random())));
      const list = rows.map((row, at) => (own.has(at) ? { ...row, recipient } : row));
      const root = computeRoot(list);
      await chain.sandbox(async () => {
        const campaign = await deployCampaign(stage, {
          release,
          kind,
          root,
          isAttested: method === "claimViaAttestation",
        });
        const { claims, faults, isRootEqual } = await find(write(list, random), { recipient, root });
        expect({ faults, isRootEqual, claims: claims.length }).toEqual({
          faults: [],
          isRootEqual: true,
          claims: own.size,
        });
        let paid = 0n;
        for (const claim of claims) {
          const target = {
            campaign: campaign.address,
            chainId: CHAIN_ID,
            release,
            kind,
            method,
            fee: FEE,
          } as const;
          const extras = await extrasFor(method, claim, target, name, campaign);
          const { to, data, value } = buildTransaction(claim, target, extras);
          const isOwn = getMethodFacts(method).sender === "recipient";
          const from = isOwn ? (claim.recipient as Hex) : await chain.account("anyone");
          const send = (call: { data: Hex; value: bigint }) => chain.transact({ from, to, ...call });
          const reader = findFeeReader(release);
          if (reader && "calculateMinFeeWei" === reader && process.env.AIRDROPS_ARTIFACTS) {
            expect(await campaign.read(reader)).toBe(FEE);
          }
          if (reader) await expect(send({ data, value: FEE - 1n })).rejects.toBeInstanceOf(Revert);
          const wrong = buildTransaction({ ...claim, amount: claim.amount + 1n }, target, extras);
          await expect(send(wrong)).rejects.toBeInstanceOf(Revert);
          await send({ data, value });
          paid += claim.amount;
          expect(await campaign.read("hasClaimed", [claim.index])).toBe(true);
          await expect(send({ data, value })).rejects.toBeInstanceOf(Revert);
        }
        const left = await token.read<bigint>("balanceOf", [campaign.address]);
        // Contracts that open streams in a former release of Lockup leave the tokens to it.
        const isOpened = process.env.AIRDROPS_ARTIFACTS && release !== "v3.0" && ["LL", "LT"].includes(kind);
        expect(FUNDS - left).toBe(isOpened ? 0n : paid);
      });
    }
  });
});
