import fc from "fast-check";
import { resolveEvmContractByAlias, resolveEvmStreamId } from "sablier";
import { describe, expect, it } from "vitest";
import * as CampaignId from "./campaignId";
import * as ReleaseAliases from "./releaseAliases";
import * as StreamId from "./streamId";

const LOCKUP_V4 = "0x93b37Bd5B6b278373217333Ac30D7E74c85fBDCB";

describe("stream identifiers", () => {
  it.each([
    ["LK3-1-273", { source: "LK3", sourceKind: "alias", chainId: 1, tokenId: 273n }],
    ["ll2-1-29", { source: "LL2", sourceKind: "alias", chainId: 1, tokenId: 29n }],
    ["FL4-8453-100", { source: "FL4", sourceKind: "alias", chainId: 8453, tokenId: 100n }],
    [
      ` ${LOCKUP_V4}-1-12 `,
      { source: LOCKUP_V4.toLowerCase(), sourceKind: "address", chainId: 1, tokenId: 12n },
    ],
  ])("reads %s", (text, expected) => {
    expect(StreamId.parse(text)).toEqual(expected);
  });

  it.each([
    "",
    "LK3-1",
    "LK3-1-2-3",
    "LK3--1",
    "LK3-0-1",
    "LK3-1-0",
    "LK3-1-01",
    "LK3-1-x",
    "3LK-1-1",
    "0x12-1-1",
    `LK-1-${2n ** 256n}`,
  ])("refuses %j", (text) => {
    expect(() => StreamId.parse(text)).toThrowError(StreamId.IdentifierError);
  });

  it("writes what it reads", () => {
    const aliases = ReleaseAliases.listOfStreams().map(({ alias }) => alias);
    fc.assert(
      fc.property(
        fc.constantFrom(...aliases, LOCKUP_V4.toLowerCase()),
        fc.integer({ min: 1, max: 2 ** 40 }),
        fc.bigInt(1n, 2n ** 256n - 1n),
        (source, chainId, tokenId) => {
          const text = StreamId.compose({ source, chainId, tokenId });
          expect(StreamId.compose(StreamId.parse(text))).toBe(text);
        },
      ),
    );
  });
});

describe("campaign identifiers", () => {
  it("are read and written in lower case", () => {
    const id = CampaignId.parse("0xF50760D8eAd9FF322631a1F3EBF26cc7891B3708-137");
    expect(id).toEqual({ address: "0xf50760d8ead9ff322631a1f3ebf26cc7891b3708", chainId: 137 });
    expect(CampaignId.compose(id)).toBe("0xf50760d8ead9ff322631a1f3ebf26cc7891b3708-137");
  });

  it.each(["", "MF2_LL-1", "0x12-1", `${LOCKUP_V4}`, `${LOCKUP_V4}-0`, `${LOCKUP_V4}-1-1`])(
    "refuses %j",
    (text) => {
      expect(() => CampaignId.parse(text)).toThrowError(StreamId.IdentifierError);
    },
  );
});

describe("aliases of the releases", () => {
  it("are those of every stream contract, newest first", () => {
    const known = ReleaseAliases.listOfStreams().filter(
      ({ protocol, version }) => version <= (protocol === "lockup" ? "v4.0" : "v3.0"),
    );
    expect(known.map(({ alias, version }) => `${alias} ${version}`)).toEqual([
      "LK3 v4.0",
      "LK2 v3.0",
      "LK v2.0",
      "LD3 v1.2",
      "LL3 v1.2",
      "LT3 v1.2",
      "LD2 v1.1",
      "LL2 v1.1",
      "LD v1.0",
      "LL v1.0",
      "FL4 v3.0",
      "FL3 v2.0",
      "FL2 v1.1",
      "FL v1.0",
    ]);
  });

  it("include the airdrop factories once, under Airdrops", () => {
    const factories = [...ReleaseAliases.listAll().values()].filter(
      ({ protocol }) => protocol === "airdrops",
    );
    expect(factories.map(({ alias }) => alias).sort()).toEqual(
      [
        "MF2_EXEC",
        "MF2_INST",
        "MF2_LL",
        "MF2_LT",
        "MF2_VCA",
        "MF_INST",
        "MF_LL",
        "MF_LT",
        "MF_VCA",
        "MSF2",
        "MSF3",
        "MSF4",
      ].sort(),
    );
  });

  it.each([
    ["LK3-1-12", "0x93b37bd5b6b278373217333ac30d7e74c85fbdcb-1-12"],
    ["FL4-8453-100", "0x0cbfe6ce6f05c47d6243bb3818837971c6ccb46b-8453-100"],
    ["LK-137-21", "0xe0bfe071da104e571298f8b6e0fce44c512c1ff4-137-21"],
  ])("resolve %s to %s and back", (alias, address) => {
    const id = StreamId.parse(alias);
    expect(StreamId.compose(ReleaseAliases.resolve(id))).toBe(address);
    expect(StreamId.compose(ReleaseAliases.shorten(StreamId.parse(address)))).toBe(alias);
  });

  it("resolve every alias on every chain as the SDK does", () => {
    for (const { addresses, alias, protocol } of ReleaseAliases.listOfStreams()) {
      for (const chainId of addresses.keys()) {
        const id = StreamId.parse(`${alias}-${chainId}-7`);
        const expected = resolveEvmStreamId({ alias, chainId, tokenId: 7, protocol });
        expect(StreamId.compose(ReleaseAliases.resolve(id))).toBe(expected);
        const contract = resolveEvmContractByAlias({ alias, chainId, protocol });
        expect(expected).toBe(`${contract.address.toLowerCase()}-${chainId}-7`);
      }
    }
  });

  it("refuse an alias or a chain that does not exist", () => {
    expect(() => ReleaseAliases.resolve(StreamId.parse("LT-1-1"))).toThrowError(/no stream contract/i);
    expect(() => ReleaseAliases.resolve(StreamId.parse("LK3-999999-1"))).toThrowError(
      /not deployed on chain 999999/,
    );
    expect(ReleaseAliases.shorten(StreamId.parse(`0x${"1".repeat(40)}-1-1`)).sourceKind).toBe("address");
  });
});
