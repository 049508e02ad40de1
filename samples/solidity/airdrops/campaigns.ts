import { readFileSync } from "node:fs";
import path from "node:path";
import { type Abi, type AbiParameter, type Hex, toFunctionSelector } from "viem";
import {
  nameContract,
  findFeeReader,
  type Kind,
  type Release,
} from "../../../src/protocol/airdrops/claim/contract/releases";
import { compileContract, deploySablier, deployToken, type Chain, type Contract, type Sablier } from "../rig";

const FILE = "samples/solidity/airdrops/fixtures/Campaign.sol";

/** Fee of a claim where the release has one: half a thousandth of an ether. */
export const FEE = 5n * 10n ** 14n;

/** USD with 8 decimals that are {@link FEE} at 3,000 USD per ether. */
const FEE_USD = 150_000_000n;

/** Tokens that each campaign holds, more than any list needs. */
export const FUNDS = 2n ** 127n;

/** What campaigns are deployed with. */
export interface Stage {
  readonly chain: Chain;
  readonly sablier: Sablier;
  readonly token: Contract;
  readonly taker: Contract;
  readonly opener: Contract;
}

export async function openStage(chain: Chain): Promise<Stage> {
  const sablier = await deploySablier(chain);
  await sablier.setFeeUSD("airdrops", FEE_USD);
  const deploy = async (name: string) => chain.deploy(await compileContract(FILE, name));
  return {
    chain,
    sablier,
    token: await deployToken(chain, "DAI", 18),
    taker: await deploy("TokenTaker"),
    opener: await deploy("StreamOpener"),
  };
}

interface CampaignOptions {
  readonly release: Release;
  readonly kind: Kind;
  readonly root: Hex;
  readonly isAttested: boolean;
}

/**
 * Folder with the compiled campaigns of Sablier, such as `v3.0/SablierMerkleLL.json`. Their licence (BUSL-1.1) keeps
 * them out of this project, so the tests use a contract of ours without it.
 */
const ARTIFACTS = process.env.AIRDROPS_ARTIFACTS;

/** Deploys a funded campaign with a fee of {@link FEE}, where the release has one. */
export async function deployCampaign(stage: Stage, options: CampaignOptions): Promise<Contract> {
  const campaign = ARTIFACTS
    ? await deployReleased(stage, options, ARTIFACTS)
    : await deployOurs(stage, options);
  await stage.token.send("mint", [campaign.address, FUNDS]);
  return campaign;
}

async function deployOurs({ chain, token, taker }: Stage, { release, root }: CampaignOptions) {
  const hasFee = findFeeReader(release) !== undefined;
  return chain.deploy(await compileContract(FILE, "Campaign"), [
    root,
    token.address,
    hasFee ? FEE : 0n,
    hasFee,
    taker.address,
    TAKE,
  ]);
}

const TAKE = toFunctionSelector("take(address,uint256)");

async function deployReleased(stage: Stage, options: CampaignOptions, folder: string): Promise<Contract> {
  const { release, kind } = options;
  const { abi, bytecode } = JSON.parse(
    readFileSync(path.join(folder, release, `${nameContract(release, kind)}.json`), "utf8"),
  ) as { abi: Abi; bytecode: { object: Hex } };
  const inputs = abi.find((item) => item.type === "constructor")?.inputs ?? [];
  const values = await valuesFor(stage, options);
  const args = inputs.map((input) => valueOf(input, values));
  return stage.chain.deploy({ abi, bytecode: bytecode.object }, args, { from: await factory(stage.chain) });
}

/** An account that answers `getFee` as the factory of v1.3, which its campaigns ask when they are deployed. */
async function factory(chain: Chain): Promise<Hex> {
  const address = await chain.account("factory");
  // PUSH32 fee, PUSH0, MSTORE, PUSH1 32, PUSH0, RETURN
  await chain.setCode(address, `0x7f${FEE.toString(16).padStart(64, "0")}5f5260205ff3`);
  return address;
}

/** Values of all constructors by their names; durations are seconds, shares are UD60x18 or UD2x18. */
async function valuesFor(
  { chain, sablier, token, taker, opener }: Stage,
  { release, root, isAttested }: CampaignOptions,
) {
  const admin = await chain.account("alice");
  const lockup = release === "v3.0" ? sablier.lockup.address : opener.address;
  const [now, day] = [Number(chain.timestamp), 86_400];
  return {
    campaignName: "Spring",
    name: "Spring",
    campaignStartTime: now,
    claimType: isAttested ? 1 : 0,
    expiration: 0,
    initialAdmin: admin,
    ipfsCID: "QmList",
    merkleRoot: root,
    token: token.address,
    asset: token.address,
    cancelable: true,
    transferable: true,
    cliffDuration: 0,
    cliffUnlockPercentage: 0n,
    startUnlockPercentage: 0n,
    granularity: 1,
    lockup,
    lockupLinear: lockup,
    lockupTranched: lockup,
    shape: "linear",
    totalDuration: 90 * day,
    vestingStartTime: 0,
    streamStartTime: 0,
    schedule: {
      startTime: 0,
      startPercentage: 0n,
      cliffDuration: 0,
      cliffPercentage: 0n,
      totalDuration: 90 * day,
    },
    streamDurations_: { cliff: 0, total: 90 * day },
    tranchesWithPercentages: [{ unlockPercentage: 10n ** 18n, duration: 30 * day }],
    aggregateAmount: 2n ** 127n,
    enableRedistribution: false,
    unlockPercentage: 10n ** 18n,
    vestingEndTime: now + 90 * day,
    selector: TAKE,
    target: taker.address,
    campaignCreator: admin,
    comptroller: sablier.comptroller.address,
  };
}

/** Returns the value of a constructor's parameter; a tuple whose name has no value is made of its members. */
function valueOf(input: AbiParameter, values: Readonly<Record<string, unknown>>): unknown {
  const known = values[input.name ?? ""];
  if (known !== undefined) return known;
  if (!("components" in input)) throw new Error(`no value for ${input.name}`);
  return Object.fromEntries(input.components.map((member) => [member.name, valueOf(member, values)]));
}
