/** An account that has admin rights. */
export interface AdminAccount {
  /** `Safe` is a multisig contract; `EOA` an account with one key. */
  readonly kind: "Safe" | "EOA" | "not recorded";
  readonly address: `0x${string}`;
  readonly chainIds: readonly number[];
}

/** Where the admin addresses come from: they are not part of the SDK. */
export const adminRecord = {
  /** Day of the record: when the project corrected it last. One day for all entries below. */
  asOf: "2026-05-04",
  source: "https://github.com/sablier-labs/docs",
} as const;

/** Admins of the Comptroller, by chain id. A chain that is missing is not recorded: its page says so. */
export const comptrollerAdmins: readonly AdminAccount[] = [
  {
    kind: "Safe",
    address: "0x58290bbdb51A4c6B022A81e9cDeD24BE19Ca57fd",
    chainIds: [42161, 8453, 56, 1, 999, 143, 10, 137, 324],
  },
  {
    kind: "EOA",
    address: "0xcB88fBf459000853F22a7296b23d163901BB385E",
    chainIds: [
      2741, 43114, 80094, 81457, 88888, 369369, 100, 1890, 59144, 34443, 2818, 534352, 146, 5330, 130, 50,
    ],
  },
];

/**
 * Admins that older releases answer to directly, by chain id: Lockup v1.0 to v1.2, Flow v1.0, Airdrops v1.1 and v1.2.
 * The record calls only the last one an EOA.
 */
export const directAdmins: readonly AdminAccount[] = [
  { kind: "not recorded", address: "0xF34E41a6f6Ce5A45559B1D3Ee92E141a3De96376", chainIds: [42161] },
  { kind: "not recorded", address: "0x4735517616373c5137dE8bcCDc887637B8ac85Ce", chainIds: [43114] },
  { kind: "not recorded", address: "0x83A6fA8c04420B3F9C7A4CF1c040b63Fbbc89B66", chainIds: [8453] },
  { kind: "not recorded", address: "0x6666cA940D2f4B65883b454b7Bc7EEB039f64fa3", chainIds: [56] },
  { kind: "not recorded", address: "0x74A234DcAdFCB395b37C8c2B3Edf7A13Be78c935", chainIds: [88888] },
  { kind: "not recorded", address: "0x79Fb3e81aAc012c08501f41296CCC145a1E15844", chainIds: [1] },
  { kind: "not recorded", address: "0x72ACB57fa6a8fa768bE44Db453B1CDBa8B12A399", chainIds: [100] },
  { kind: "not recorded", address: "0x72dCfa0483d5Ef91562817C6f20E8Ce07A81319D", chainIds: [59144] },
  { kind: "not recorded", address: "0x43c76FE8Aec91F63EbEfb4f5d2a4ba88ef880350", chainIds: [10] },
  { kind: "not recorded", address: "0x40A518C5B9c1d3D6d62Ba789501CE4D526C9d9C6", chainIds: [137] },
  { kind: "not recorded", address: "0x0F7Ad835235Ede685180A5c611111610813457a9", chainIds: [534352] },
  { kind: "not recorded", address: "0xaFeA787Ef04E280ad5Bb907363f214E4BAB9e288", chainIds: [324] },
  {
    kind: "EOA",
    address: "0xb1bEF51ebCA01EB12001a639bDBbFF6eEcA12B9F",
    chainIds: [2741, 80094, 81457, 999, 1890, 34443, 2818, 146, 5330, 5845, 130, 50],
  },
];

/** The admin of a chain in one of the lists above; `undefined` where none is recorded. */
export function findAdmin(list: readonly AdminAccount[], chainId: number): AdminAccount | undefined {
  return list.find((item) => item.chainIds.includes(chainId));
}

/** What a release answers to: the chain's Comptroller, its admin in a way that is not verified here, or an account of its own. */
export type ControlKind = "comptroller" | "unverified" | "own";

/** A release, as far as control is concerned. */
export interface ControlledRelease {
  readonly product: "lockup" | "flow" | "airdrops";
  readonly version: string;
  readonly control: ControlKind;
}

/** What releases answer to from one on, the newest first: a later release keeps to it until a line says otherwise. */
const controlFrom: Readonly<
  Record<ControlledRelease["product"], readonly (readonly [from: string, control: ControlKind])[]>
> = {
  lockup: [
    ["v3.0", "comptroller"],
    ["v2.0", "unverified"],
    ["v1.0", "own"],
  ],
  flow: [
    ["v2.0", "comptroller"],
    ["v1.1", "unverified"],
    ["v1.0", "own"],
  ],
  // Factories before know no Comptroller, and no account that the record names for them.
  airdrops: [["v2.0", "comptroller"]],
};

/** What a release answers to; undefined for those of Airdrops before v2.0. */
export const findReleaseControl = (
  product: ControlledRelease["product"],
  version: string,
): ControlKind | undefined => controlFrom[product].find(([from]) => version >= from)?.[1];

/** Releases from one on, until another one where it ended. */
type Releases = readonly (readonly [from: string, until?: string])[];

/** Checks whether a release is among others. */
export const isAmong = (version: string, releases: Releases): boolean =>
  releases.some(([from, until]) => version >= from && (until === undefined || version <= until));

/** A setting of a release that is not for everyone. Which releases have it, tests compare with the ABIs. */
export interface AdminFunction {
  readonly name: string;
  /** What it does, as the end of a sentence that begins with who calls it. */
  readonly effect: string;
  readonly lockup: Releases;
  readonly flow: Releases;
  /** Of the factories, or of their campaigns. */
  readonly airdrops: Releases;
}

/** What the admin of a campaign can call, an account that its creator names, since v2.0. */
export const campaignFunctions: readonly Pick<AdminFunction, "name" | "effect" | "airdrops">[] = [
  { name: "clawback", effect: "takes tokens back, in its windows", airdrops: [["v2.0"]] },
  {
    name: "enableRedistribution",
    effect:
      "permanently lets late claimers of a VCA campaign share what early claimers forfeit, if called before the vesting end",
    airdrops: [["v3.0"]],
  },
  { name: "setAttestor", effect: "sets a different attestor", airdrops: [["v3.0"]] },
  { name: "transferAdmin", effect: "makes a different account the campaign’s admin", airdrops: [["v2.0"]] },
];

/** Functions that only the admin of a release, or the Comptroller, can call. */
export const adminFunctions: readonly AdminFunction[] = [
  {
    name: "allowToHook",
    effect: "adds a recipient contract to the allowlist of hooks, permanently",
    lockup: [["v1.2"]],
    flow: [],
    airdrops: [],
  },
  {
    name: "recover",
    effect: "moves tokens that were sent to the contract outside of any stream",
    lockup: [["v3.0"]],
    flow: [["v1.0"]],
    airdrops: [],
  },
  {
    name: "setNFTDescriptor",
    effect: "changes the art of the NFTs",
    lockup: [["v1.0"]],
    flow: [["v1.0"]],
    airdrops: [],
  },
  {
    name: "setNativeToken",
    effect: "bans the ERC-20 version of the native token, which can be done only once",
    lockup: [["v3.0"]],
    flow: [["v2.0"]],
    airdrops: [["v2.0"]],
  },
  {
    name: "setComptroller",
    effect: "sets a different Comptroller",
    lockup: [["v1.0", "v1.1"], ["v3.0"]],
    flow: [["v2.0"]],
    airdrops: [["v2.0"]],
  },
  {
    name: "setProtocolFee",
    effect: "sets the protocol fee of a token",
    lockup: [],
    flow: [["v1.0", "v1.1"]],
    airdrops: [],
  },
  {
    name: "claimProtocolRevenues",
    effect: "withdraws the protocol fees that were collected",
    lockup: [["v1.0", "v1.1"]],
    flow: [],
    airdrops: [],
  },
  {
    name: "lowerMinFeeUSD",
    effect: "lowers the minimum fee of a campaign",
    lockup: [],
    flow: [],
    airdrops: [["v2.0"]],
  },
  {
    name: "setAttestor",
    effect: "sets a different attestor for a campaign, as the campaign’s admin can",
    lockup: [],
    flow: [],
    airdrops: [["v3.0"]],
  },
  {
    name: "transferAdmin",
    effect: "makes a different account the admin",
    lockup: [["v1.0", "v2.0"]],
    flow: [["v1.0", "v1.1"]],
    airdrops: [],
  },
];
