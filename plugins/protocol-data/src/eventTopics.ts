import { sablier } from "sablier";
import { type Abi, type AbiEvent, toEventSelector } from "viem";

/** Products whose streams indexers follow. */
export type StreamProduct = "flow" | "lockup";

/** An event with one topic and one choice of indexed fields, and the releases in which it looks like that. */
export interface EventTopicRow {
  readonly event: string;
  /** The first topic of its logs: the hash of its signature. */
  readonly topic: string;
  /** Names of the indexed fields in the newest of the releases, in their order: the topics that follow. */
  readonly indexed: readonly string[];
  /** Oldest first, as `v1.0`. */
  readonly releases: readonly string[];
}

/** Every topic of a product, and its releases, oldest first. */
export interface EventTopics {
  readonly releases: readonly string[];
  /** By name, then the newest first. */
  readonly rows: readonly EventTopicRow[];
}

/** Reads the events of every release of a product out of the SDK's ABIs. */
export function readEventTopics(product: StreamProduct): EventTopics {
  const releases = sablier.releases.getAll({ protocol: product });
  const rows = new Map<string, EventTopicRow>();
  for (const { version, abi } of releases) {
    for (const event of eventsIn(Object.values(abi ?? {}))) {
      const topic = toEventSelector(event);
      // A field that became a topic changes the logs and not the signature.
      const layout = event.inputs.map(({ indexed }) => (indexed ? 1 : 0)).join("");
      const key = `${event.name} ${topic} ${layout}`;
      const known = rows.get(key)?.releases ?? [];
      rows.set(key, {
        event: event.name,
        topic,
        indexed: event.inputs.filter(({ indexed }) => indexed).map(({ name }) => name ?? ""),
        releases: known.includes(version) ? known : [...known, version],
      });
    }
  }
  const order: readonly string[] = releases.map(({ version }) => version);
  const newest = (row: EventTopicRow) => order.indexOf(row.releases.at(-1)!);
  return {
    releases: order,
    rows: [...rows.values()].sort((a, b) => a.event.localeCompare(b.event, "en") || newest(b) - newest(a)),
  };
}

function eventsIn(abis: readonly unknown[]): AbiEvent[] {
  return abis.flatMap((abi) => (abi as Abi).filter((item) => item.type === "event"));
}
