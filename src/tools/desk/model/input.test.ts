import { checksumAddress } from "viem";
import { describe, expect, it } from "vitest";
import { readChains } from "../../../../plugins/protocol-data/src/chains";
import { readAliases } from "../../../../plugins/protocol-data/src/contracts/names/aliases";
import { readLegacyContracts } from "../../../../plugins/protocol-data/src/contracts/releases";
import { readStreamContracts } from "../../../../plugins/protocol-data/src/contracts/streamContracts";
import { writeSealed } from "../../../ui/sealedLink/sealedLink";
import { EMPTY_STATE, readHash, toHash } from "./address";
import { explainAbsences, listChainsWithoutEnvio, INDEXED_AS_OF } from "./absent";
import { readInput } from "./input";
import { SOURCES } from "./sources";

const { chains } = readChains("test");
const directory = {
  contracts: readStreamContracts(),
  chains,
  aliases: readAliases(),
  legacy: readLegacyContracts(),
};
const read = (text: string) => readInput(text, directory);
const lower = "0xabcdef0123456789abcdef0123456789abcdef01";
const A = checksumAddress(lower);

describe("readInput", () => {
  it.each([
    A,
    ` ${A}\n`,
    `“${A}”`,
    `eth:${A}`,
    `https://etherscan.io/address/${A}`,
    `https://app.sablier.com/vesting/search/ethereum?r=${A}`,
    `https://app.safe.global/home?safe=eth:${A}`,
    `https://debank.com/profile/${A}`,
    `eip155:1:${A}`,
    A.slice(2),
    `${A.slice(0, 10)} ${A.slice(10, 25)}\n${A.slice(25)}`,
  ])("takes the address in %s", (text) => expect(read(text)).toEqual({ kind: "wallet", address: lower }));

  it.each(["LK3-1-12", "lk3–1–12", "https://app.sablier.com/vesting/stream/LK3-1-12"])(
    "takes the stream in %s",
    (text) => expect(read(text)).toMatchObject({ kind: "stream", found: { shortId: "LK3-1-12" } }),
  );

  it("takes the link of a stream's NFT", () => {
    const address = directory.contracts.find(({ alias }) => alias === "LK3")!.addresses["1"]!;
    expect(read(`https://opensea.io/assets/ethereum/${address}/12`)).toMatchObject({
      kind: "stream",
      found: { shortId: "LK3-1-12" },
    });
  });

  it.each([`${A}-1`, `https://app.sablier.com/airdrops/campaign/${A}-1`])(
    "takes the campaign in %s",
    (text) => expect(read(text)).toEqual({ kind: "campaign", id: `${lower}-1` }),
  );

  const doubtful = A.replace("A", "a");
  it.each([
    doubtful,
    doubtful.slice(2),
    `eth:${doubtful}`,
    `https://etherscan.io/address/${doubtful}`,
    `https://app.sablier.com/vesting/search/ethereum?r=${doubtful}`,
    `https://app.safe.global/home?safe=eth:${doubtful}`,
    `${doubtful}-1`,
    `${doubtful}-1-12`,
    `https://app.sablier.com/airdrops/campaign/${doubtful}-1`,
    `https://opensea.io/assets/ethereum/${doubtful}/12`,
  ])("refuses %s, because its checksum is wrong", (text) =>
    expect(read(text)).toMatchObject({ isWrong: true, message: expect.stringContaining("checksum") }),
  );

  it("asks for the number of a stream at the contract that holds all of them", () => {
    const { addresses } = directory.contracts.find(({ alias }) => alias === "LK3")!;
    expect(read(addresses["1"]!)).toMatchObject({
      kind: "other",
      message: expect.stringMatching(/which holds the streams of everyone.*LK3-1-12/),
    });
  });

  it.each<[string, RegExp, boolean]>([
    [`${"abandon ".repeat(11)}about`, /Never enter them/, true],
    ["where is my stream", /one address or one stream ID/, true],
    [`${A} ${A}`, /one address or one stream ID/, true],
    ["alice.eth", /does not resolve names/, false],
    ["pay.алиса.eth", /does not resolve names/, false],
    [`0x${"ab".repeat(32)}`, /hash of a transaction/, false],
    [`0xfdd46d60${"0".repeat(192)}`, /input of a transaction/, false],
    [A.slice(0, -1), /40 digits after 0x; this has 39/, true],
    ["12", /only the stream number/, true],
    ["7EYnhQoR9YM3N7UoaKRoA44Uy8JeaZV3qyouov87awMs", /belongs to Solana/, false],
    ["https://solana.sablier.com/vesting", /belongs to Solana/, false],
    ["LK3-1-0", /not a stream ID/, true],
    [`0x${"0".repeat(40)}`, /zero address, which nobody holds.*Paste the address of your own wallet/, true],
    [`0x${"0".repeat(36)}dEaD`, /for burning tokens.*Paste the address of your own wallet/, true],
    ["XX9-1-1", /No stream contract has the alias XX9/, true],
  ])("explains %s", (text, words, isWrong) => {
    const input = read(text);
    expect(input).toMatchObject({ kind: "other", isWrong });
    expect(input.kind === "other" && input.message).toMatch(words);
  });

  it("says nothing about an empty field", () => {
    expect(read(" \u{200b} ")).toEqual({ kind: "empty" });
  });

  it.each(["<script>", "0x", "-", "a".repeat(10_000), `${"(".repeat(5_000)}`, "https://"])(
    "answers %# in a sentence, whatever it is",
    (text) => expect(["other", "empty"]).toContain(read(text).kind),
  );
});

describe("the address of the page", () => {
  const state = {
    pasted: lower,
    source: "The Graph, Denergy",
    list: { filter: "ready", words: "DAI", opened: "LK3-1-42" },
    year: { from: "2026-01-01", until: "2026-12-31", zone: "Europe/Berlin", by: "day" },
  } as const;

  it("holds everything that the page shows", () => {
    expect(readHash(toHash(state))).toEqual({
      kind: "filled",
      state,
      fields: [
        "the text",
        "the indexer (The Graph, Denergy)",
        "what the list shows",
        "the days 2026-01-01 to 2026-12-31 in Europe/Berlin",
      ],
    });
    const closed = { ...EMPTY_STATE, pasted: lower };
    expect(readHash(toHash(closed))).toEqual({ kind: "filled", state: closed, fields: ["the text"] });
    expect(toHash(EMPTY_STATE)).toBe("");
    for (const secret of [`${"abandon ".repeat(11)}about`, "ab".repeat(32), `0x${"ab".repeat(32)}`]) {
      expect(toHash({ ...closed, pasted: secret })).toBe("");
    }
  });

  it.each(["", "#missing", "#zero", "#shown"])("leaves %j to the headings of the page", (hash) =>
    expect(readHash(hash)).toEqual({ kind: "none" }),
  );

  it("is refused wherever it was cut, and without a checksum", () => {
    const whole = toHash(state);
    for (let length = 2; length < whole.length; length++)
      expect(readHash(whole.slice(0, length)), whole.slice(0, length)).toMatchObject({
        kind: "refused",
        sentence: expect.stringMatching(/^This link was cut off/),
      });
    expect(readHash("#of=LK3-1-1")).toMatchObject({
      kind: "refused",
      sentence: expect.stringMatching(/^This link was cut off or changed/),
    });
  });

  it("takes no time zone, day, indexer and filter that do not exist", () => {
    const read = (values: Record<string, string>) =>
      readHash(`#${writeSealed(new URLSearchParams({ of: "a", ...values }))}`);
    const [from, until] = ["2026-01-01", "2026-12-31"];
    expect(read({ from, until, zone: "Mars/One" })).toMatchObject({
      state: { year: { zone: "UTC" } },
      fields: ["the text", `the days ${from} to ${until} in UTC`],
    });
    expect(read({ from: "<b>", until })).toMatchObject({ state: { year: undefined }, fields: ["the text"] });
    expect(read({ at: "evil.example", show: "<b>", words: "w".repeat(900) })).toMatchObject({
      state: { source: "", list: { filter: "all", words: "w".repeat(100) } },
    });
    expect(read({ of: "a".repeat(9_000) })).toMatchObject({ state: { pasted: "a".repeat(500) } });
  });
});

it("names for each indexer the host that it sends to", () => {
  expect(SOURCES[0]).toMatchObject({ name: "Envio", host: "hyperindex.xyz" });
  for (const { host, urls } of SOURCES) {
    for (const url of Object.values(urls)) expect(new URL(url).host.endsWith(host)).toBe(true);
  }
  expect(SOURCES.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["The Graph, Denergy", "The Graph, Lightlink"]),
  );
});

it("lists a reason for every stream that the indexers do not show, and what to do", () => {
  const names = listChainsWithoutEnvio(chains).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Core Dao", "Denergy", "Taiko"]));
  expect(names).not.toContain("Ethereum");
  const absences = explainAbsences(chains);
  for (const reason of [
    /different address of yours/,
    /^It was transferred$/,
    /since 19 September 2025 with Lockup v1\.0 to v1\.2 or Flow v1\.0/,
    /Price Gated/,
    /chain that Envio does not index: .*Core Dao/,
    /testnet that the indexers have left: .*Sepolia/,
    /on Solana/,
    /\(Legacy\)/,
    /airdrop that you have not claimed/,
  ]) {
    const found = absences.filter((absence) => reason.test(absence.reason));
    expect(found).toHaveLength(1);
    expect(found[0]!.remedy).toMatch(/^[A-Z].*\.$/s);
    expect(found[0]!.link.url).toMatch(/^\//);
  }
  expect(INDEXED_AS_OF).toMatch(/^20\d{2}-\d{2}-\d{2}$/);
});
