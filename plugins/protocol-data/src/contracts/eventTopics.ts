import { sablier } from "sablier";
import { type Abi, type AbiEvent, toEventSelector } from "viem";
import type { EventTopicRow, EventTopics, StreamProduct } from "../types";

/** Reads the events of every release of a product out of the SDK's ABIs. */
export function readEventTopics(product: StreamProduct): EventTopics {
  const releases = sablier.releases.getAll({ protocol: product });
  const rows = new Map<string, EventTopicRow>();
  for (const { version, abi } of releases) {
    for (const event of listEvents(Object.values(abi ?? {}))) {
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
  const findNewest = (row: EventTopicRow) => order.indexOf(row.releases.at(-1)!);
  return {
    releases: order,
    rows: [...rows.values()].sort(
      (a, b) => a.event.localeCompare(b.event, "en") || findNewest(b) - findNewest(a),
    ),
  };
}

function listEvents(abis: readonly unknown[]): AbiEvent[] {
  return abis.flatMap((abi) => (abi as Abi).filter((item) => item.type === "event"));
}
