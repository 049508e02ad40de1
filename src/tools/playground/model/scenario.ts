/** Who can act in a playground, or be named in a call. */
export type Role = "sender" | "recipient" | "stranger" | "admin" | "contract";

/** An account as an argument: a role, or the zero address. */
export type Party = Role | "zero";

/** The tokens of a playground, with their decimals. */
export const TOKENS = { DAI: 18, USDC: 6 } as const;

export type TokenSymbol = keyof typeof TOKENS;

type Flags = {
  cancelable: boolean;
  transferable: boolean;
  /** Who gets the stream; `recipient` when left out. */
  to?: Party;
  /** Who can cancel it; `sender` when left out. */
  from?: Party;
  /** Seconds from the creation to the start; the start is the moment of the creation when left out. */
  startAfter?: bigint;
};

/** A stream to create. Amounts in base units of the token, times in seconds. */
export type Creation =
  | ({
      model: "linear";
      deposit: bigint;
      /** Seconds from the start to the end. */
      total: bigint;
      /** Seconds from the start to the cliff; 0 for none. */
      cliff?: bigint;
      unlockAtStart?: bigint;
      unlockAtCliff?: bigint;
      /** Seconds that one step lasts; 1 when left out. */
      granularity?: bigint;
    } & Flags)
  | ({
      model: "dynamic";
      /** `exponent` is UD2x18: 18 decimals. */
      segments: readonly { amount: bigint; exponent: bigint; duration: bigint }[];
    } & Flags)
  | ({ model: "tranched"; tranches: readonly { amount: bigint; duration: bigint }[] } & Flags)
  | ({
      model: "priceGated";
      deposit: bigint;
      total: bigint;
      /** USD with 8 decimals. */
      targetPrice: bigint;
    } & Flags)
  | {
      model: "flow";
      /** UD21x18: tokens a second with 18 decimals, whatever the token's decimals. */
      ratePerSecond: bigint;
      deposit: bigint;
      transferable: boolean;
      to?: Party;
      from?: Party;
      startAfter?: bigint;
    };

/** A call that an account makes. */
export interface Act {
  by: Role;
  /** One of `actions.ts`. */
  action: string;
  /** One text for each parameter of the action: digits in base units, or a party. */
  args: readonly string[];
}

/** What happens in a playground: the clock moves to a time (seconds after the creation), or an account acts. */
export type Step = { at: bigint } | Act;

/** A playground's beginning, as data: what was created, what has happened since, and what the reader may do. */
export interface Scenario {
  /** Names it in pages and in addresses: small letters and hyphens. */
  id: string;
  title: string;
  /** One suggested experiment, in words. */
  experiment: string;
  token: TokenSymbol;
  creation: Creation;
  /** What has happened before the reader comes. */
  steps: readonly Step[];
  /** Seconds from the creation to the right end of the picture. */
  span: bigint;
  /** What the time axis counts. */
  unit: "hour" | "day" | "month";
  /** Who can act, the first one chosen at the start. */
  roles: readonly Role[];
  /** Actions beyond those of the protocol: of the Comptroller, of the price feed. */
  extras?: readonly string[];
  /** The fee of each withdrawal at the start, USD with 8 decimals. */
  feeUSD?: bigint;
  /** Price that the feed answers at the start, USD with 8 decimals. */
  priceUSD?: bigint;
  /** Whether the picture of the NFT is shown. */
  showsNft?: boolean;
}

/** Seconds of a unit of the time axis; a month is a twelfth of a year of 365 days. */
export const UNITS = { hour: 3_600n, day: 86_400n, month: 2_628_000n } as const;

/** No stream of a playground is looked at later than a century after its creation, in seconds. */
export const LATEST = 3_153_600_000n;

/** Returns the protocol that a stream belongs to. */
export function findProtocol({ creation }: Pick<Scenario, "creation">): "lockup" | "flow" {
  return creation.model === "flow" ? "flow" : "lockup";
}
