import { type Call } from "../../protocol/evm/calldata";
import { type RevertReading } from "../../protocol/evm/revert";
import { type KnownEvent as KnownEventSource } from "../../protocol/evm/revert/payload/logs";
import type { Directory } from "../streamId/explain";

/** What a text is that someone typed or pasted. Texts without markup. */
export interface Answer {
  readonly title: string;
  /** Two at most: what matters about it. */
  readonly facts: readonly string[];
  /** The page of this site that says more, or the tool with the text in it. */
  readonly url: string;
  /** An address that no release has. */
  readonly unknownAddress?: string;
}

/** A chain as far as answers need it. */
export interface ChainFacts {
  readonly id: number;
  readonly name: string;
  readonly chainSlug: string;
  readonly explorer: { readonly url: string };
  readonly products: Readonly<
    Record<string, { readonly current: boolean; readonly releases: readonly string[] }>
  >;
}

/** A contract of a release on every chain that has it. */
export interface KnownContract {
  readonly contractName: string;
  readonly release: string;
  readonly addresses: Readonly<Record<string, string>>;
}

/** An event of a product. */
interface KnownEvent {
  readonly product: string;
  readonly event: string;
  readonly topic: string;
  readonly indexed: readonly string[];
  readonly releases: readonly string[];
}

/** What answers are looked up in. Each part is loaded when a text has its form: words load none. */
export interface Sources {
  directory(): Promise<
    Omit<Directory, "chains"> & { readonly chains: readonly (Directory["chains"][number] & ChainFacts)[] }
  >;
  contracts(): Promise<readonly KnownContract[]>;
  events(): Promise<readonly KnownEvent[]>;
  /** The readers of reverts, of calls, and of events. */
  decoder(): Promise<{
    readonly readRevert: (text: string) => RevertReading;
    readonly readCall: (data: string) => Call | undefined;
    /** Returns the event of a token, a Safe or the entry point that has a topic. */
    readonly findEvent: (topic: string) => KnownEventSource | undefined;
  }>;
}

/** One kind of text: how it looks, and what it is; nothing where it only looks so. */
export interface Kind {
  readonly form: RegExp;
  readonly read: (text: string, sources: Sources) => Promise<Answer | undefined>;
}
