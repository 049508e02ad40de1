import { buildSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { streams } from "../../../../data/graphql/streams";
import { writeEnvioSchema, writeTheGraphSchema } from "../schema";
import { findCautions } from "./cautions";

const schemas = {
  "the-graph": buildSchema(writeTheGraphSchema(streams)),
  envio: buildSchema(writeEnvioSchema(streams)),
};

describe("findCautions", () => {
  it.each([
    [
      "the-graph",
      "{ lockupStreams(first: 1001) { id } }",
      /asks for 1,001 rows with first, and The Graph takes 1 to 1,000/,
    ],
    ["the-graph", "{ lockupStreams(first: 0) { id } }", /asks for 0 rows/],
    ["the-graph", "query ($n: Int) { lockupStreams(first: $n) { id } }", /asks for 5,000 rows/],
    ["the-graph", "query ($m: Int = 1001) { lockupStreams(first: $m) { id } }", /asks for 1,001 rows/],
    ["the-graph", "{ lockupStreams { id segments(first: 2000) { id } } }", /segments asks for 2,000 rows/],
    ["the-graph", "{ lockupStreams(skip: 5001) { id } }", /skips 5,001 rows/],
    ["the-graph", "{ lockupStreams(block: { number: 99999999 }) { id } }", /asks for block 99999999/],
    ["the-graph", "{ flowStreams(block: { number_gte: 7 }) { id } }", /asks for block 7/],
    ["the-graph", "{ lockupStreams(orderBy: segments) { id } }", /is ordered by segments, which is a list/],
    ["the-graph", "{ lockupStreams(orderBy: actions) { id } }", /is ordered by actions, which is a list/],
    [
      "the-graph",
      '{ lockupStreams(where: { startTime_gte: "1798761600000" }) { id } }',
      /looks like milliseconds: times are in seconds, 1798761600 here/,
    ],
    [
      "the-graph",
      '{ lockupStreams(where: { or: [{ endTime_lt: "1798761600000" }] }) { id } }',
      /^endTime is compared/,
    ],
    [
      "the-graph",
      '{ lockupActions(where: { stream_: { timestamp_gt: "1798761600000" } }) { id } }',
      /^timestamp is compared/,
    ],
    [
      "the-graph",
      "query ($w: LockupStream_filter) { lockupStreams(where: $w) { id } }",
      /^cliffTime is compared/,
    ],
    [
      "the-graph",
      '{ lockupStreams(where: { startTime_gte: "2027-01-01" }) { id } }',
      /times are in Unix seconds/,
    ],
    [
      "envio",
      "{ LockupStream(limit: 5000) { id } }",
      /LockupStream asks for 5,000 rows\. The answer may end before/,
    ],
    ["envio", "{ LockupStream(limit: 1) { segments(limit: 1001) { id } } }", /segments asks for 1,001 rows/],
    [
      "envio",
      '{ LockupStream(where: { startTime: { _gte: "1798761600000" } }) { id } }',
      /looks like milliseconds/,
    ],
    [
      "envio",
      '{ LockupStream(where: { _and: [{ timestamp: { _lt: "1798761600000" } }] }) { id } }',
      /looks like milliseconds/,
    ],
  ] as const)("%s: %s", (vendor, query, message) => {
    const variables = { n: 5_000, w: { cliffTime_gt: "1798761600000" } };
    expect(findCautions(query, variables, vendor, schemas[vendor])).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ["the-graph", "{ lockupStreams(first: 1000, skip: 5000, orderBy: startTime) { id } }"],
    ["the-graph", "{ lockupStreams(orderBy: asset__symbol) { id } }"],
    ["the-graph", '{ lockupStreams(where: { startTime_gte: "1798761600" }) { id } }'],
    ["the-graph", '{ lockupStreams(where: { depositAmount_gte: "1000000000000000000" }) { id } }'],
    ["the-graph", "query ($missing: Int) { lockupStreams(first: $missing) { id } }"],
    ["envio", "{ LockupStream(limit: 1000, offset: 9000) { id } }"],
    ["envio", "{ LockupStream("],
    ["the-graph", ""],
  ] as const)("%s: nothing about %s", (vendor, query) => {
    expect(findCautions(query, {}, vendor, schemas[vendor])).toEqual([]);
  });
});
