import { describe, expect, it } from "vitest";
import { queryEnvio } from "../../src/protocol/indexers/example/envio";
import { people } from "../../src/protocol/indexers/example/fixture";
import { queryTheGraph } from "../../src/protocol/indexers/example/theGraph";

// What the table of dialects says of nested lists, filters on linked rows and sums, in both dialects.

const id = "0x10c0000000000000000000000000000000000004-1-2";
const { bob } = people;

describe.each([
  [
    "the-graph",
    queryTheGraph,
    `{ stream: lockupStream(id: "${id}") {
      newest: actions(where: { category: Withdraw }, orderBy: subgraphId, orderDirection: desc, first: 1) { subgraphId }
      all: actions(where: { category: Withdraw }, orderBy: subgraphId, orderDirection: asc) { subgraphId }
    } }`,
    `{ rows: lockupActions(where: { category: Withdraw, stream_: { recipient: "${bob}" } }, orderBy: subgraphId) { subgraphId } }`,
    `{ rows: lockupActions(where: { category: Withdraw, stream_: { recipient: "${people.carol}" } }) { subgraphId } }`,
  ],
  [
    "envio",
    queryEnvio,
    `{ stream: LockupStream_by_pk(id: "${id}") {
      newest: actions(where: { category: { _eq: "Withdraw" } }, order_by: { subgraphId: desc }, limit: 1) { subgraphId }
      all: actions(where: { category: { _eq: "Withdraw" } }, order_by: { subgraphId: asc }) { subgraphId }
    } }`,
    `{ rows: LockupAction(where: { category: { _eq: "Withdraw" }, stream: { recipient: { _eq: "${bob}" } } }, order_by: { subgraphId: asc }) { subgraphId } }`,
    `{ rows: LockupAction(where: { category: { _eq: "Withdraw" }, stream: { recipient: { _eq: "${people.carol}" } } }) { subgraphId } }`,
  ],
] as const)("%s", (_vendor, ask, nested, linked, none) => {
  it("filters a nested list, orders it, and cuts it then", async () => {
    const { data, errors } = await ask("streams", nested);
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      stream: { newest: [{ subgraphId: "4" }], all: [{ subgraphId: "3" }, { subgraphId: "4" }] },
    });
  });

  it("filters by a field of the linked row", async () => {
    expect((await ask("streams", linked)).data).toEqual({ rows: [{ subgraphId: "3" }, { subgraphId: "4" }] });
    expect((await ask("streams", none)).data).toEqual({ rows: [] });
  });
});

it("takes a filter on a linked row inside and, at both vendors", async () => {
  const theGraph = `{ rows: lockupActions(where: { and: [{ category: Withdraw }, { stream_: { recipient: "${bob}" } }] }) { subgraphId } }`;
  const envio = `{ rows: LockupAction(where: { _and: [{ category: { _eq: "Withdraw" } }, { stream: { recipient: { _eq: "${bob}" } } }] }, order_by: { subgraphId: asc }) { subgraphId } }`;
  const rows = [{ subgraphId: "3" }, { subgraphId: "4" }];
  expect((await queryTheGraph("streams", theGraph)).data).toEqual({ rows });
  expect((await queryEnvio("streams", envio)).data).toEqual({ rows });
});

it("without a row the count is 0, and the sum null", async () => {
  const { data } = await queryEnvio(
    "streams",
    `{ LockupStream_aggregate(where: { chainId: { _eq: 5 } }) { aggregate { count sum { depositAmount } } } }`,
  );
  expect(data).toEqual({
    LockupStream_aggregate: { aggregate: { count: 0, sum: { depositAmount: null } } },
  });
});
