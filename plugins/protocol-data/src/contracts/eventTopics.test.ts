import { sablier } from "sablier";
import { expect, it } from "vitest";
import { readEventTopics } from "./eventTopics";
import type { StreamProduct } from "../types";

/** Releases until this one are described, because later ones are not known here. */
const LAST = { lockup: "v4.0", flow: "v3.0" } as const;

/** The first 4 bytes of an event's topics by release, as `v1.0 6a14b1f8`, the newest first. */
const listTopics = (product: StreamProduct, event: string) =>
  readEventTopics(product)
    .rows.filter((row) => row.event === event)
    .map(
      ({ releases, topic }) =>
        [releases.filter((release) => release <= LAST[product]), topic.slice(2, 10)] as const,
    )
    .filter(([releases]) => releases.length > 0)
    .map(([releases, topic]) => `${releases.join(" ")} ${topic}`);

it("tells how topics changed from release to release", () => {
  expect(listTopics("lockup", "CreateLockupLinearStream")).toEqual([
    "v4.0 bc42cec3",
    "v3.0 c79bd540",
    "v2.0 cf6da1cd",
    "v1.2 44cb432d",
    "v1.1 075861cb",
    "v1.0 6a14b1f8",
  ]);
  expect(listTopics("lockup", "CancelLockupStream")).toEqual([
    "v1.1 v1.2 v2.0 v3.0 v4.0 5edb27d6",
    "v1.0 2971bd77",
  ]);
  expect(listTopics("flow", "WithdrawFromFlowStream")).toEqual(["v2.0 v3.0 864d7288", "v1.0 v1.1 1a7b0d6c"]);
});

it("has the full topic, which the standards name as well", () => {
  const { rows } = readEventTopics("flow");
  expect(rows.find(({ event }) => event === "Transfer")).toEqual({
    event: "Transfer",
    topic: "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef",
    indexed: ["from", "to", "tokenId"],
    releases: expect.arrayContaining(["v1.0", "v1.1", "v2.0", "v3.0"]),
  });
});

it("names the indexed fields as the newest release does", () => {
  const { rows } = readEventTopics("lockup");
  expect(rows.find(({ event }) => event === "CancelLockupStream")!.indexed).toEqual([
    "sender",
    "recipient",
    "token",
  ]);
});

it("keeps apart what has one topic and other indexed fields", () => {
  const { rows } = readEventTopics("lockup");
  const found = rows.filter(({ event }) => event === "InvalidWithdrawalInWithdrawMultiple");
  expect(found.find(({ releases }) => releases.includes("v4.0"))!.indexed).toEqual(["streamId"]);
  expect(found.find(({ releases }) => releases.includes("v2.0"))!.indexed).toEqual([]);
  expect(new Set(found.map(({ topic }) => topic)).size).toBe(1);
});

it("has no event twice in a release, and every release", () => {
  for (const protocol of ["lockup", "flow"] as const) {
    const topics = readEventTopics(protocol);
    expect(topics.releases).toEqual(sablier.releases.getAll({ protocol }).map(({ version }) => version));
    const seen = topics.rows.flatMap((row) => row.releases.map((release) => `${row.event} ${release}`));
    expect(new Set(seen).size).toBe(seen.length);
  }
});
