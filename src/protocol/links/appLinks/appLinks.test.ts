import { describe, expect, it } from "vitest";
import { appChainSlugs } from "../../../../data/apps/appChains";
import { readChains } from "../../../../plugins/protocol-data/src/chains";
import { exampleLinks, oldLinks } from "../../../../data/apps/appLinks";
import { compose, LegacyLinkError, parse, type AppPage } from "./appLinks";

describe("links", () => {
  it.each(exampleLinks.map(({ url }) => url))("%s reads and writes back", (url) => {
    const link = parse(url);
    expect(link.isOld).toBe(false);
    expect(compose(link)).toBe(url);
  });

  it.each(oldLinks.map(({ old, now }) => [old, now] as const))("%s becomes %s", (old, now) => {
    const link = parse(old);
    expect(link.isOld).toBe(true);
    expect(compose(link)).toBe(now);
  });

  it("normalises case, spaces, defaults and the missing scheme", () => {
    expect(compose(parse(" app.sablier.com/vesting/stream/lk3-1-12 "))).toBe(
      "https://app.sablier.com/vesting/stream/LK3-1-12",
    );
    expect(
      compose(
        parse(
          "https://app.sablier.com/vesting/search/ethereum/0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48?so=default&sd=desc&p=1",
        ),
      ),
    ).toBe("https://app.sablier.com/vesting/search/ethereum/0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48");
  });

  it("keeps every parameter of a search", () => {
    const url =
      "https://app.sablier.com/payments/search?c=137&s=vitalik.eth&r=0x1111111111111111111111111111111111111111&f=streaming,paused&so=value&sd=asc&p=3&cc=137";
    expect(compose(parse(url))).toBe(url);
  });

  it("knows the pages without parameters", () => {
    for (const path of ["/vesting", "/payments", "/vesting/gallery", "/airdrops/create", "/airdrops"]) {
      expect(compose(parse(`https://app.sablier.com${path}`))).toBe(`https://app.sablier.com${path}`);
    }
  });

  it.each([
    ["hello", "is not a link"],
    ["https://example.com/vesting", "example.com is not app.sablier.com"],
    ["https://app.sablier.com/nothing/here", "no documented page /nothing/here"],
    ["https://app.sablier.com/vesting/stream/LK3-1", "needs three parts"],
    ["https://app.sablier.com/vesting/stream/LK3-1-0", "is not a stream ID"],
    ["https://app.sablier.com/vesting/stream/LK3-1-12/edit", 'no part "edit"'],
    ["https://app.sablier.com/vesting?t=mine", "t is created, recipient, sender"],
    ["https://app.sablier.com/payments/search?c=base", "is not a chain ID"],
    ["https://app.sablier.com/payments/search?so=age", "so is default"],
    ["https://app.sablier.com/payments/search?sd=up", "sd is asc or desc"],
    ["https://app.sablier.com/payments/search?p=0", "p counts from 1"],
    ["https://app.sablier.com/payments/search/USDC", "not the address of a token"],
    ["https://app.sablier.com/payments/search?s=nobody", "neither an address nor an ENS name"],
    ["https://app.sablier.com/airdrops/search?o=maybe", "o is true or false"],
    ["https://app.sablier.com/airdrops/campaign/LK3-1", "campaigns have no aliases"],
  ])("refuses %s", (url, message) => {
    expect(() => parse(url)).toThrow(message);
  });

  const address = `0x${"11".repeat(20)}`;

  it.each([
    [`/?t=search&c=137&s=${address}`, `/vesting/search/polygon?s=${address}`],
    [`/?t=search&c=1&s=${address}&r=${address}`, `/vesting/search/ethereum?s=${address}&r=${address}`],
    [`/vesting/?t=search&c=42161&r=${address}`, `/vesting/search/arbitrum?r=${address}`],
    [`/vesting?t=search&c=1&a=${address}`, `/vesting/search/ethereum/${address}`],
    [`/payments/?t=search&c=8453&s=${address}`, `/payments/search?c=8453&s=${address}`],
    ["/?t=search&c=10&i=LL3-10-1", "/vesting/search/optimism?i=LL3-10-1"],
    ["/?t=search&i=LL3-137-29", "/vesting/search/polygon?i=LL3-137-29"],
    ["/?t=search&c=8453&i=FL-8453-7,FL2-8453-8", "/payments/search?c=8453&i=FL-8453-7,FL2-8453-8"],
    ["/?t=search&c=11155111", "/vesting/search/sepolia"],
    [`/airdrops/?t=search&c=1&m=${address}`, `/airdrops/search?c=1&m=${address}`],
  ])("the old search %s becomes %s", (old, now) => {
    const link = parse(`https://app.sablier.com${old}`);
    expect(link.isOld).toBe(true);
    expect(compose(link)).toBe(`https://app.sablier.com${now}`);
  });

  it("takes the SDK's name for a chain that the documentation does not name, and says so", () => {
    const link = parse("https://app.sablier.com/?t=search&c=56", { 56: "bsc" });
    expect(compose(link)).toBe("https://app.sablier.com/vesting/search/bsc");
    expect(link.hints).toEqual([expect.stringMatching(/The SDK calls it bsc/)]);
    expect(() => parse("https://app.sablier.com/?t=search&c=56")).toThrow("No known chain");
    expect(() => parse("https://app.sablier.com/?t=search&s=vitalik.eth")).toThrow("has no chain");
  });

  it("names the chain of a search by ID, every one that the site lists", () => {
    expect(compose(parse("https://app.sablier.com/vesting/search/137?p=2"))).toBe(
      "https://app.sablier.com/vesting/search/polygon?p=2",
    );
    const { chains } = readChains("test");
    const chainSlugs = Object.fromEntries(chains.map(({ id, chainSlug }) => [id, chainSlug]));
    for (const { id, chainSlug } of chains) {
      const name = appChainSlugs[id] ?? chainSlug;
      for (const old of [`?t=search&c=${id}`, `vesting/search/${id}`, `vesting/search/${name}`])
        expect(compose(parse(`https://app.sablier.com/${old}`, chainSlugs)), old).toBe(
          `https://app.sablier.com/vesting/search/${name}`,
        );
    }
  });

  it("moves a stream to the product of its contract, and says so", () => {
    const lockup = parse("https://app.sablier.com/payments/stream/LK3-1-12/history");
    expect(compose(lockup)).toBe("https://app.sablier.com/vesting/stream/LK3-1-12/history");
    expect(lockup.hints).toEqual([expect.stringMatching(/Lockup stream.*under vesting/)]);
    const flow = parse("https://app.sablier.com/vesting/stream/FL4-8453-100");
    expect(compose(flow)).toBe("https://app.sablier.com/payments/stream/FL4-8453-100");
    expect(parse("https://app.sablier.com/vesting/stream/LK3-1-12").hints).toEqual([]);
  });

  it.each(["open=withdraw", "open=claim", "utm_source=x"])("says that it leaves out %s", (parameter) => {
    const { hints } = parse(`https://app.sablier.com/vesting/stream/LK3-1-12?${parameter}&cc=1`);
    expect(hints).toEqual([expect.stringContaining(parameter)]);
  });

  it.each([
    "https://app.sablier.finance/stream/100400",
    "pay.sablier.finance",
    "https://v1-app.sablier.com/stream/7",
    "https://legacy-recipient.sablier.com",
  ])("knows %s as an app of Legacy", (url) => {
    expect(() => parse(url)).toThrow(LegacyLinkError);
  });

  it("reads dashes of word processors", () => {
    expect(compose(parse("https://app.sablier.com/vesting/stream/LL3–1–29"))).toBe(
      "https://app.sablier.com/vesting/stream/LL3-1-29",
    );
  });

  it("refuses what cannot be written", () => {
    expect(() => compose({ page: { kind: "stream", product: "payments", id: "LK3-1-12" } })).toThrow(
      "is listed under vesting",
    );
    const refuses = (page: AppPage, message: string) => expect(() => compose({ page })).toThrow(message);
    refuses({ kind: "stream", product: "vesting", id: "12" }, "needs three parts");
    refuses({ kind: "vestingSearch", chain: "OP Mainnet" }, "not the name of a chain");
    refuses({ kind: "dashboard", product: "vesting", query: { page: 0 } }, "count from 1");
    expect(() => compose({ page: { kind: "gallery" }, connectChainId: 1.5 })).toThrow("not a chain ID");
  });
});
