import { getAddress } from "viem";
import { describe, expect, it } from "vitest";
import { readChains } from "../../../plugins/protocol-data/src/chains";
import { readStreamContracts } from "../../../plugins/protocol-data/src/contracts/streamContracts";
import { compose, parse } from "../../protocol/links/appLinks/appLinks";
import { readAliases } from "../../../plugins/protocol-data/src/contracts/names/aliases";
import { readKnownContracts } from "../../../plugins/protocol-data/src/contracts/names/knownContracts";
import { readLegacyContracts } from "../../../plugins/protocol-data/src/contracts/releases";
import { exampleLinks, oldLinks } from "../../../data/apps/appLinks";
import { explain } from "./explain";
import { describeContract, ExplainedError, OtherThing } from "./problems";

const contracts = readStreamContracts();
const { chains } = readChains("test");
const aliases = readAliases();
const legacy = readLegacyContracts();
const known = readKnownContracts();
const directory = { contracts, chains, aliases, legacy };
const explained = (text: string) => explain(text, directory);

/** Returns the error that a text is answered with. */
function refusal(text: string): ExplainedError {
  try {
    explained(text);
  } catch (error) {
    if (error instanceof ExplainedError) return error;
    throw error;
  }
  throw new Error(`${text} was explained.`);
}

describe("explain", () => {
  it("names no place in the app on a chain that the app does not list", () => {
    expect(explained("LK3-130-5")).toMatchObject({ chain: { name: "Unichain" }, appUrl: undefined });
  });

  it("reads an alias in any case", () => {
    expect(explained(" lk3-1-12 ")).toMatchObject({
      product: "Lockup",
      contractName: "SablierLockup",
      version: "v4.0",
      shortId: "LK3-1-12",
      longId: "0x93b37bd5b6b278373217333ac30d7e74c85fbdcb-1-12",
      appUrl: "https://app.sablier.com/vesting/stream/LK3-1-12",
      tokenId: "12",
    });
  });

  it("reads an address, and finds its alias", () => {
    expect(explained("0x0cBfe6cE6f05c47d6243Bb3818837971c6cCb46b-8453-100")).toMatchObject({
      product: "Flow",
      version: "v3.0",
      shortId: "FL4-8453-100",
      appUrl: "https://app.sablier.com/payments/stream/FL4-8453-100",
    });
  });

  it("reads old releases", () => {
    const { version, contractName, chain } = explained("LL2-1-29");
    expect([version, contractName, chain.name]).toEqual(["v1.1", "SablierV2LockupLinear", "Ethereum"]);
  });

  it.each([
    "https://app.sablier.com/vesting/stream/LK3-1-12",
    " HTTP://app.sablier.com/vesting/stream/lk3-1-12/history?cc=1 ",
    "app.sablier.com/stream/LK3-1-12",
  ])("reads the link %s", (text) => {
    expect(explained(text)).toMatchObject({ shortId: "LK3-1-12" });
  });

  it.each([
    `https://app.sablier.com/airdrops/campaign/0x${"1".repeat(40)}-1`,
    `app.sablier.com/airdrops/campaign/0x${"1".repeat(40)}-1?cc=1`,
    `0x${"1".repeat(40)}-1`,
  ])("says of the airdrop %s how to claim it", (text) => {
    const { message, links } = refusal(text);
    expect(message).toMatch(/^This is an airdrop/);
    expect(links.map(({ url }) => url)).toEqual([
      "/desk/claim",
      `https://app.sablier.com/airdrops/campaign/0x${"1".repeat(40)}-1`,
      "/guides/airdrops/verify-campaign",
    ]);
  });

  it("leads on from a wrong alias and from words", () => {
    expect(refusal("LK9-1-1").links.map(({ url }) => url)).toContain("/api/ids");
    expect(refusal("my lost stream").links.map(({ url }) => url)).toContain("/search?q=my%20lost%20stream");
  });

  it("says of an address alone how to search by it, with links that the app has", () => {
    const { message, links } = refusal("0x0cBfe6cE6f05c47d6243Bb3818837971c6cCb46b");
    expect(message).toContain("This is an address");
    const [desk, ...inTheApp] = links;
    expect(desk!.url).toMatch(/^\/desk#seal=\w{7}&of=0x0cbfe6ce6f05c47d6243bb3818837971c6ccb46b$/u);
    expect(inTheApp).toHaveLength(4);
    for (const { url } of inTheApp) expect(compose(parse(url))).toBe(url);
  });

  it.each([
    ["an en dash of a word processor", "LL3–1–29"],
    ["an em dash", "LL3—1—29"],
    ["a hyphen that does not break", "LL3‑1‑29"],
    ["a minus sign", "LL3−1−29"],
    ["quotes", "“LL3-1-29”"],
    ["an invisible space", "\u200bLL3-1-29"],
    ["angle brackets", "<https://app.sablier.com/vesting/stream/LL3-1-29>"],
    ["Etherscan's page of the NFT", "https://etherscan.io/nft/ADDRESS/29"],
    ["Etherscan's token page", "https://etherscan.io/token/ADDRESS?a=29"],
    ["Etherscan's token page with a tab", "https://www.etherscan.io/token/ADDRESS?a=29#code"],
    ["OpenSea", "https://opensea.io/assets/ethereum/ADDRESS/29"],
    ["OpenSea's newer form", "https://opensea.io/item/ethereum/ADDRESS/29"],
    [
      "OpenSea in another language",
      "https://opensea.io/de-DE/assets/ethereum/ADDRESS/29".replace("/de-DE", "/de"),
    ],
    ["Rarible", "https://rarible.com/token/ADDRESS:29"],
  ])("reads %s", (_what, text) => {
    const address = contracts.find(({ alias }) => alias === "LL3")!.addresses[1]!;
    expect(explained(text.replace("ADDRESS", address))).toMatchObject({ shortId: "LL3-1-29" });
  });

  it("reads the link of an NFT at the explorer of every chain, and at OpenSea by the name of the chain", () => {
    const lockup = contracts.find(({ alias }) => alias === "LK3")!;
    for (const chain of chains) {
      const address = lockup.addresses[chain.id];
      if (!address) continue;
      const links = [
        `${chain.explorer.url.replace(/\/$/, "")}/nft/${address}/7`,
        `${chain.explorer.url.replace(/\/$/, "")}/token/${address}/instance/7`,
        `https://opensea.io/assets/${chain.id === 1 ? "ethereum" : chain.chainSlug}/${address}/7`,
      ];
      for (const link of links) expect(explained(link), link).toMatchObject({ shortId: `LK3-${chain.id}-7` });
    }
  });

  it.each([
    ["spaces", "LK3 1 12"],
    ["spaces and hyphens", "LK3 - 1 - 12"],
    ["slashes", "LK3/1/12"],
    ["underscores", "LK3_1_12"],
    ["the chain's name", "LK3-Ethereum-12"],
    ["no 0x", "93b37bd5b6b278373217333ac30d7e74c85fbdcb-1-12"],
    ["the chain before the address", "eth:0x93b37bd5b6b278373217333ac30d7e74c85fbdcb-1-12"],
    ["a capital X", "0X93B37BD5B6B278373217333AC30D7E74C85FBDCB-1-12"],
  ])("reads an ID with %s", (_what, text) => {
    expect(explained(text)).toMatchObject({ shortId: "LK3-1-12" });
  });

  it.each([
    ["no 0x", "ab".repeat(20)],
    ["spaces", `0x${"abab ".repeat(10)}`],
    ["an invisible space", `0xabab\u200b${"ab".repeat(18)}`],
    ["a short name of its chain", `eth:0x${"ab".repeat(20)}`],
    ["its chain's number", `eip155:1:0x${"ab".repeat(20)}`],
    ["an explorer's link", `https://etherscan.io/address/0x${"ab".repeat(20)}#code`],
  ])("knows an address with %s", (_what, text) => {
    expect(refusal(text).address).toBe(`0x${"ab".repeat(20)}`);
  });

  it("knows a transaction by its page in an explorer", () => {
    expect(refusal(`https://basescan.org/tx/0x${"ab".repeat(32)}`).message).toContain(
      "hash of a transaction",
    );
  });

  it("knows the streams of Legacy, and leads to its apps", () => {
    expect(legacy.length).toBeGreaterThan(5);
    for (const { address, chainId, version } of legacy) {
      const { message, links } = refusal(`${address}-${chainId}-100400`);
      expect(message).toContain(`Legacy ${version}`);
      expect(links.map(({ url }) => url)).toContain("/apps/v1");
    }
    for (const host of ["app.sablier.finance", "pay.sablier.finance"])
      expect(() => explained(`https://${host}/stream/100400`)).toThrow(/Legacy/);
  });

  it.each([
    ["12", "12 is only the stream number. Add the contract and chain before it, as in LK3-1-12."],
    ["https://app.sablier.com/vesting", "leads to a list, not to a stream"],
    ["https://app.sablier.com/airdrops", "leads to airdrops, not to a stream"],
    [`0x${"ab".repeat(32)}`, "is the hash of a transaction"],
    ["my stream", "This is not an ID"],
    ["vitalik.eth", "vitalik.eth is an ENS name"],
    ["Pay-2.treasury.eth", "pay-2.treasury.eth is an ENS name"],
    ["name.eth or so", "This is not an ID"],
    ["where is it", "This is not an ID"],
    ["LK 3", "This is not an ID"],
    ["LK9-1-1", "Did you mean LK"],
    ["FL9-1-1", "Did you mean FL"],
    ["LX3-1-1", "Did you mean L"],
    ["https://app.sablier.com/", "leads to a list, not to a stream"],
    ["1,000", "1,000 is only the stream number"],
    ["vitaliketh", "An ENS name has a dot before eth. For vitalik.eth"],
    ["0x1234", "An address has 40 digits after 0x; this has 4."],
    ["0x", "this has 0."],
    [`0x${"1".repeat(39)}`, "this has 39."],
    [`0x${"1".repeat(41)}`, "and the hash of a transaction 64; this has 41."],
    [`0x${"1".repeat(39)}g`, "and this has “g”"],
    [`0x${"1".repeat(39)}-1-12`, "this has 39."],
    [`https://app.sablier.com/vesting/stream/0x${"1".repeat(39)}o-1-12`, "and this has “o”"],
    ["LK3-1-", "The stream ID is missing"],
    ["LK3-1.5-12", "is a whole number: 1 for Ethereum"],
    ["https://example.com/vesting/stream/LK3-1-12", "is not app.sablier.com"],
    ["LK3-1", "needs three parts"],
    ["LK9-1-1", "No stream contract has the alias LK9"],
    ["MSF4-1-1", "MSF4 is the alias of SablierMerkleFactory"],
    ["0x1111111111111111111111111111111111111111-1", "This is an airdrop"],
    ["LK3-999999999-1", "No known chain has the ID 999999999"],
    ["LK3-1-0", "is not a stream ID"],
    ["LK3-81457-1", "SablierLockup v4.0 is not deployed on Blast. IDs of streams there begin with "],
    ["0x1111111111111111111111111111111111111111-1-1", "No Sablier contract"],
  ])("refuses %s", (text, message) => {
    expect(() => explained(text)).toThrow(message);
  });
});

it.each([
  [true, "LK9-1-1"],
  [true, "LK3-1"],
  [true, "0x1234"],
  [true, "12"],
  [true, "LK3-999999999-1"],
  [true, "0x1111111111111111111111111111111111111111-1-1"],
  [true, "https://example.com/vesting/stream/LK3-1-12"],
  [false, "0x1111111111111111111111111111111111111111"],
  [false, "0x1111111111111111111111111111111111111111-1"],
  [false, `0x${"ab".repeat(32)}`],
  [false, "https://app.sablier.com/vesting"],
  [false, "MSF4-1-1"],
  [false, "my lost stream"],
  [false, `${legacy[0]!.address}-${legacy[0]!.chainId}-100400`],
])("calls it a mistake: %s, of %s", (isWrong, text) => {
  let error: unknown;
  try {
    explained(text);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(Error);
  expect(!(error instanceof OtherThing)).toBe(isWrong);
});

describe("what the site lists", () => {
  it("is explained: every stream contract on every chain, by alias and by address", () => {
    for (const { alias, contractName, version, addresses } of contracts) {
      for (const [chainId, address] of Object.entries(addresses)) {
        const expected = { contractName, version, address };
        expect(explained(`${alias}-${chainId}-1`), `${alias}-${chainId}`).toMatchObject(expected);
        // On one chain the SDK lists a contract of Flow under two releases: its address means either.
        const releases = contracts.filter((contract) => contract.addresses[chainId] === address);
        const found = explained(`${address}-${chainId}-1`);
        expect(found, `${address}-${chainId}`).toMatchObject({ contractName, address });
        // In small letters it would carry no checksum.
        expect(found.address).toBe(getAddress(found.address.toLowerCase()));
        expect(releases.map((release) => release.version)).toContain(found.version);
      }
    }
  });

  it("is known: every alias that is no stream contract's", () => {
    const others = aliases.filter(({ alias }) => !contracts.some((contract) => contract.alias === alias));
    expect(others.length).toBeGreaterThan(5);
    for (const { alias, contractName } of others)
      expect(refusal(`${alias.toLowerCase()}-1-1`).message).toContain(contractName);
  });

  it("is known: the address of every contract of every release", () => {
    expect(known.length).toBeGreaterThan(50);
    for (const { contractName, release, addresses } of known) {
      for (const address of Object.values(addresses)) {
        expect(address).toBe(getAddress(address.toLowerCase()));
        const { address: asked } = refusal(address);
        const sentence = describeContract(asked!, known, chains);
        expect(sentence, address).toContain(contractName);
        expect(sentence, address).toContain(release);
      }
    }
    expect(describeContract(`0x${"11".repeat(20)}`, known, chains)).toBeUndefined();
  });

  it("is explained: every link to a stream among the examples and the old links", () => {
    const links = [...exampleLinks.map(({ url }) => url), ...oldLinks.flatMap(({ old, now }) => [old, now])];
    const ofStreams = links.filter((link) => /\/stream\//.test(link));
    expect(ofStreams.length).toBeGreaterThan(5);
    for (const link of ofStreams)
      expect(explained(link).appUrl, link).toMatch(/\/(?:vesting|payments)\/stream\//);
  });
});
