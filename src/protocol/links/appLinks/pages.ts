/** Vesting shows Lockup streams, Payments shows Flow streams. */
export type Product = "vesting" | "payments";

/** What a search for streams can be narrowed by. All values as text, as they are in the address. */
export interface StreamQuery {
  /** Address or ENS name. */
  readonly sender?: string;
  readonly recipient?: string;
  /** Stream IDs such as `LK3-1-12`. */
  readonly ids?: readonly string[];
  readonly statuses?: readonly string[];
  /** `default` is never written. */
  readonly sort?: "default" | "timeline" | "value";
  /** `desc` is never written. */
  readonly direction?: "asc" | "desc";
  /** From 1, which is never written. */
  readonly page?: number;
}

/** A page of the app. */
export type AppPage =
  | {
      readonly kind: "stream";
      readonly product: Product;
      readonly id: string;
      readonly panel?: "details" | "history";
    }
  | {
      readonly kind: "dashboard";
      readonly product: Product;
      readonly tab?: Tab;
      readonly query?: StreamQuery;
    }
  | {
      readonly kind: "vestingSearch";
      /** The app's slug of a chain: `ethereum`, `base`, … */
      readonly chain: string;
      readonly token?: string;
      readonly query?: StreamQuery;
    }
  | {
      readonly kind: "paymentsSearch";
      readonly chainId?: number;
      readonly token?: string;
      readonly query?: StreamQuery;
    }
  | { readonly kind: "campaign"; readonly id: string; readonly panel?: "manage" }
  | {
      readonly kind: "airdropSearch";
      readonly token?: string;
      readonly chainId?: number;
      readonly admin?: string;
      readonly isOngoing?: boolean;
      readonly name?: string;
    }
  | { readonly kind: "gallery" | "airdropCreation" | "airdrops" };

export type Tab = "created" | "recipient" | "sender";

/** A link into the app. */
export interface AppLink {
  readonly page: AppPage;
  /** Asks the wallet to switch to this chain first. */
  readonly connectChainId?: number;
}
