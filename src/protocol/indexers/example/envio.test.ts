import { describe, expect, it } from "vitest";
import { queryEnvio } from "./envio";

/** Returns what a query over Lockup's streams gives at a path such as `LockupStream.*.tokenId`. */
async function ask(query: string): Promise<unknown> {
  const { data, errors } = await queryEnvio("streams", `{ ${query} }`);
  if (errors) throw errors[0]!;
  return JSON.parse(JSON.stringify(Object.values(data!)[0]));
}

const streams = `LockupStream(order_by: { id: asc })`;

describe("distinct_on", () => {
  it("gives the first row of each value, in the order that was asked for", async () => {
    const all = (await ask(
      `LockupStream(order_by: [{ recipient: asc }, { timestamp: desc }]) { recipient timestamp }`,
    )) as { recipient: string; timestamp: string }[];
    const distinct = await ask(
      `LockupStream(distinct_on: [recipient], order_by: [{ recipient: asc }, { timestamp: desc }]) { recipient timestamp }`,
    );
    expect(distinct).toEqual(
      all.filter((row, at) => all.findIndex(({ recipient }) => recipient === row.recipient) === at),
    );
    expect((distinct as unknown[]).length).toBeLessThan(all.length);
  });

  it("counts before limit and offset cut", async () => {
    const ids = async (rest: string) =>
      (await ask(
        `LockupStream(distinct_on: [recipient], order_by: { recipient: asc } ${rest}) { recipient }`,
      )) as unknown[];
    const all = await ids("");
    expect(await ids("limit: 1, offset: 1")).toEqual(all.slice(1, 2));
  });

  it("of several columns counts their pairs, in any order of theirs", async () => {
    const rows = (await ask(
      `LockupStream(distinct_on: [chainId, sender], order_by: [{ sender: asc }, { chainId: asc }]) { sender chainId }`,
    )) as { sender: string; chainId: string }[];
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  });

  it.each([
    "distinct_on: [recipient], order_by: { timestamp: desc }",
    "distinct_on: [recipient], order_by: [{ timestamp: desc }, { recipient: asc }]",
    "distinct_on: [recipient, sender], order_by: { recipient: asc }",
  ])("is refused where the order begins with other columns: %s", async (wanted) => {
    await expect(ask(`LockupStream(${wanted}) { id }`)).rejects.toThrow(
      '"distinct_on" columns must match initial "order_by" columns',
    );
  });

  it("needs no order", async () => {
    expect(await ask(`LockupStream(distinct_on: [canceled]) { canceled }`)).toHaveLength(2);
  });
});

describe("count", () => {
  const count = async (wanted: string, where = "") => {
    const rows = where && `(where: ${where})`;
    const answer = (await ask(`LockupStream_aggregate${rows} { aggregate { count${wanted} } }`)) as {
      aggregate: { count: number };
    };
    return answer.aggregate.count;
  };
  const rows = async () =>
    (await ask(`${streams} { recipient sender cliffTime }`)) as Record<string, unknown>[];

  it("without columns counts rows, with distinct or without", async () => {
    const all = (await rows()).length;
    expect([await count(""), await count("(distinct: true)")]).toEqual([all, all]);
  });

  it("of a column leaves null out", async () => {
    const filled = (await rows()).filter(({ cliffTime }) => cliffTime !== null).length;
    expect(filled).toBeLessThan((await rows()).length);
    expect(await count("(columns: [cliffTime])")).toBe(filled);
    expect(await count("(columns: [recipient, cliffTime])")).toBe((await rows()).length);
  });

  it("of recipients counts each once", async () => {
    const recipients = new Set((await rows()).map(({ recipient }) => recipient));
    expect(recipients.size).toBeLessThan((await rows()).length);
    expect(await count("(columns: [recipient], distinct: true)")).toBe(recipients.size);
    expect(await count("(columns: [recipient])")).toBe((await rows()).length);
  });

  it("of pairs counts each pair once", async () => {
    const pairs = new Set((await rows()).map(({ recipient, sender }) => `${recipient} ${sender}`));
    expect(await count("(columns: [recipient, sender], distinct: true)")).toBe(pairs.size);
  });

  it("follows limit and distinct_on, as the rows do", async () => {
    expect(
      await ask(
        `LockupStream_aggregate(distinct_on: [recipient], order_by: { recipient: asc }, limit: 1) { aggregate { count } nodes { id } }`,
      ),
    ).toMatchObject({ aggregate: { count: 1 }, nodes: [{}] });
  });

  it("stands at the links of a row too", async () => {
    const found = (await ask(
      `LockupBatch(where: { size: { _gt: "1" } }) { size streams_aggregate { aggregate { count } } }`,
    ).catch(() => [])) as { size: string; streams_aggregate: { aggregate: { count: number } } }[];
    for (const { size, streams_aggregate: streamsOf } of found) {
      expect(streamsOf.aggregate.count).toBe(Number(size));
    }
  });
});

describe("without rows", () => {
  it("a sum, an extreme and an average are null, and the count is zero", async () => {
    expect(
      await ask(`LockupStream_aggregate(where: { tokenId: { _eq: "999" } }) {
        aggregate { count sum { depositAmount } max { recipient } avg { depositAmount } } }`),
    ).toEqual({
      aggregate: {
        count: 0,
        sum: { depositAmount: null },
        max: { recipient: null },
        avg: { depositAmount: null },
      },
    });
  });
});

describe("null", () => {
  const ids = async (where: string) => (await ask(`LockupStream(where: ${where}) { id }`)) as unknown[];

  it("is neither equal nor different, and no comparison holds", async () => {
    const filled = await ids(`{ cliffTime: { _is_null: false } }`);
    expect(await ids(`{ cliffTime: { _neq: "1" } }`)).toEqual(filled);
    expect(await ids(`{ cliffTime: { _nin: ["1"] } }`)).toEqual(filled);
    expect(await ids(`{ cliffTime: { _gt: "0" } }`)).toEqual(filled);
    expect(await ids(`{ _not: { cliffTime: { _eq: "1" } } }`)).toEqual(filled);
    expect(await ids(`{ _or: [{ cliffTime: { _eq: "1" } }, { cliffTime: { _is_null: true } }] }`)).toEqual(
      await ids(`{ cliffTime: { _is_null: true } }`),
    );
  });

  it("is refused as a value", async () => {
    await expect(ids(`{ recipient: { _eq: null } }`)).rejects.toThrow("unexpected null value");
  });

  it.each([
    ["asc", false],
    ["asc_nulls_first", true],
    ["asc_nulls_last", false],
    ["desc", true],
    ["desc_nulls_first", true],
    ["desc_nulls_last", false],
  ])("comes first in %s: %s", async (direction, isFirst) => {
    const rows = (await ask(`LockupStream(order_by: { cliffTime: ${direction} }) { cliffTime }`)) as {
      cliffTime: string | null;
    }[];
    expect(rows[0]!.cliffTime === null).toBe(isFirst);
  });
});

it.each([
  [`{ alias: { _like: "LK%" } }`, true],
  [`{ alias: { _like: "lk%" } }`, false],
  [`{ alias: { _ilike: "lk%" } }`, true],
  [`{ alias: { _like: "L_%" } }`, true],
  [`{ alias: { _nlike: "%" } }`, false],
  [`{ alias: { _regex: "^LK" } }`, true],
  [`{ alias: { _like: ".*" } }`, false],
])("text is compared by %s: %s", async (where, isFound) => {
  const rows = (await ask(`LockupStream(where: ${where}) { id }`)) as unknown[];
  expect(rows.length > 0).toBe(isFound);
});
