import { describe, expect, it } from "vitest";
import { exampleLinks, oldLinks } from "../../../data/appLinks";
import { compose, parse, type AppPage } from "./appLinks";

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
    ["https://app.sablier.com/vesting/stream/LK3-1-0", "is not a stream id"],
    ["https://app.sablier.com/vesting/stream/LK3-1-12/edit", 'no part "edit"'],
    ["https://app.sablier.com/vesting?t=mine", "t is created, recipient, sender"],
    ["https://app.sablier.com/payments/search?c=base", "is not a chain id"],
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

  it("refuses what cannot be written", () => {
    const refuses = (page: AppPage, message: string) => expect(() => compose({ page })).toThrow(message);
    refuses({ kind: "stream", product: "vesting", id: "12" }, "needs three parts");
    refuses({ kind: "vestingSearch", chain: "OP Mainnet" }, "not the name of a chain");
    refuses({ kind: "dashboard", product: "vesting", query: { page: 0 } }, "count from 1");
    expect(() => compose({ page: { kind: "gallery" }, connectChainId: 1.5 })).toThrow("not a chain id");
  });
});
