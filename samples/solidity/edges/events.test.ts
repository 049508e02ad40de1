import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { AbiEvent, AbiItem } from "viem";
import { KINDS, readAirdropsAbi } from "../airdrops/interfaces";
import { Stage, tokens } from "../lockup/setup";
import type { Receipt } from "../rig";
import { readAbi } from "../../../src/node/solidity/artifacts";

// The tables of events on the pages, against the ABIs.

const isEvent = (item: AbiItem): item is AbiEvent => item.type === "event";
const artifact = (name: string) => readAbi(name).filter(isEvent);
const airdrops = (prefix: string) =>
  KINDS.flatMap((kind) => readAirdropsAbi(`${prefix}${kind}`).filter(isEvent));
const tables = [
  [
    "docs/guides/lockup/examples/stream-management/setup.mdx",
    artifact("@sablier/lockup/artifacts/SablierLockup.json"),
  ],
  ["docs/guides/flow/examples/stream-management.mdx", artifact("@sablier/flow/artifacts/SablierFlow.json")],
  ["docs/guides/airdrops/examples/create-campaign.mdx", airdrops("SablierMerkle")],
] as const;

/** The rows of a page's table: the name of an event and its fields, as they are written. */
const rowsOf = (page: string) => {
  const text = readFileSync(page, "utf8").split("Fields (indexed ones in bold)")[1]!.split("\n\n")[0]!;
  return [...text.matchAll(/^\| (`\w+`(?:, `\w+`)*) +\| (.+?) +\|$/gmu)].flatMap(([, names, fields]) =>
    [...names!.matchAll(/\w+/gu)].map(([name]) => ({ name, fields })),
  );
};

describe.each(tables)("%s", (page, events) => {
  const rows = rowsOf(page);

  it("has rows", () => {
    expect(rows.length).toBeGreaterThan(6);
  });

  it.each(rows)("names the fields of $name", ({ name, fields }) => {
    const found = events.filter((event) => event.name === name);
    expect(found).not.toEqual([]);
    for (const { inputs } of found) {
      const listed = inputs.map((field) => (field.indexed ? `**${field.name}**` : field.name)).join(", ");
      expect(fields).toBe(listed || "none");
    }
  });
});

it("leaves out no event of a campaign", () => {
  const [page, events] = tables[2];
  expect(new Set(rowsOf(page).map(({ name }) => name))).toEqual(new Set(events.map(({ name }) => name)));
});

it("has the campaign's address as the one topic of a factory's creation", () => {
  const created = airdrops("SablierFactoryMerkle").filter(({ name }) => name.startsWith("CreateMerkle"));
  expect(created).toHaveLength(5);
  for (const { inputs } of created) {
    expect(inputs.filter(({ indexed }) => indexed)).toEqual([
      expect.objectContaining({ type: "address", name: expect.stringMatching(/^merkle/u) as string }),
    ]);
    expect(inputs[0]!.indexed).toBe(true);
  }
});

describe("the order of Lockup's events", () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await Stage.set();
  });
  const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));
  const named = ({ events }: { events: Receipt["events"] }) =>
    events.map(({ name, address }) => (address === stage.dai.address ? `token ${name}` : name));
  const params = () => stage.params({ depositAmount: tokens(1) });
  const linear = [{ start: 0n, cliff: 0n }, 1, { cliff: 0, total: 10 }] as const;
  const ONE = ["MetadataUpdate", "Transfer", "token Transfer", "CreateLockupLinearStream"];

  fresh("of a creation", async () => {
    const args = [params(), ...linear];
    expect(named(await stage.lockup.send("createWithDurationsLL", args, { from: stage.alice }))).toEqual(ONE);
  });

  fresh("of a batch", async () => {
    const { alice, dai, lockup, sablier } = stage;
    await dai.send("approve", [sablier.batchLockup.address, tokens(10)], { from: alice });
    const [unlockAmounts, granularity, durations] = linear;
    const input = { ...params(), durations, unlockAmounts, granularity };
    const args = [lockup.address, dai.address, [input, input]];
    const seen = named(await sablier.batchLockup.send("createWithDurationsLL", args, { from: alice }));
    expect(seen.filter((name) => name !== "token Approval")).toEqual([
      "token Transfer",
      ...ONE,
      ...ONE,
      "CreateLockupBatch",
    ]);
  });

  fresh("of withdrawMaxAndTransfer", async () => {
    const { bob, carol, chain, lockup } = stage;
    const id = await stage.stream(bob);
    chain.advance(100n);
    expect(named(await lockup.send("withdrawMaxAndTransfer", [id, carol], { from: bob }))).toEqual([
      "token Transfer",
      "WithdrawFromLockupStream",
      "MetadataUpdate",
      "MetadataUpdate",
      "Transfer",
    ]);
  });
});
