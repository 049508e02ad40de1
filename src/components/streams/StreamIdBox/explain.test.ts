import { describe, expect, it } from "vitest";
import { readChains } from "../../../../plugins/protocol-data/src/chains";
import { readStreamContracts } from "../../../../plugins/protocol-data/src/streamContracts";
import { compose, parse } from "../../../lib/appLinks/appLinks";
import { BareAddressError, explain } from "./explain";

const contracts = readStreamContracts();
const { chains } = readChains("test");
const of = (text: string) => explain(text, contracts, chains);

describe("explain", () => {
  it("names no place in the app on a chain that the app does not list", () => {
    expect(of("LK3-130-5")).toMatchObject({ chain: { name: "Unichain" }, appUrl: undefined });
  });

  it("reads an alias in any case", () => {
    expect(of(" lk3-1-12 ")).toMatchObject({
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
    expect(of("0x0cBfe6cE6f05c47d6243Bb3818837971c6cCb46b-8453-100")).toMatchObject({
      product: "Flow",
      version: "v3.0",
      shortId: "FL4-8453-100",
      appUrl: "https://app.sablier.com/payments/stream/FL4-8453-100",
    });
  });

  it("reads old releases", () => {
    const { version, contractName, chain } = of("LL2-1-29");
    expect([version, contractName, chain.name]).toEqual(["v1.1", "SablierV2LockupLinear", "Ethereum"]);
  });

  it.each([
    "https://app.sablier.com/vesting/stream/LK3-1-12",
    " HTTP://app.sablier.com/vesting/stream/lk3-1-12/history?cc=1 ",
    "app.sablier.com/stream/LK3-1-12",
  ])("reads the link %s", (text) => {
    expect(of(text)).toMatchObject({ shortId: "LK3-1-12" });
  });

  it("says of an address alone how to search by it, with links that the app has", () => {
    const address = "0x0cBfe6cE6f05c47d6243Bb3818837971c6cCb46b";
    try {
      of(address);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BareAddressError);
      const { message, searches } = error as BareAddressError;
      expect(message).toContain("An address is no stream ID");
      expect(searches).toHaveLength(4);
      for (const { url } of searches) expect(compose(parse(url))).toBe(url);
    }
  });

  it.each([
    ["12", "12 is only the number. Put contract and chain before it, as in LK3-1-12; they stand"],
    ["https://app.sablier.com/vesting", "leads to no stream"],
    ["https://example.com/vesting/stream/LK3-1-12", "is not app.sablier.com"],
    ["LK3-1", "needs three parts"],
    ["LK9-1-1", "No stream contract has the alias LK9"],
    ["MSF4-1-1", "alias"],
    ["LK3-999999999-1", "No known chain has the id 999999999"],
    ["LK3-1-0", "is not a stream id"],
    ["LK3-81457-1", "SablierLockup v4.0 is not deployed on Blast"],
    ["0x1111111111111111111111111111111111111111-1-1", "No Sablier contract"],
  ])("refuses %s", (text, message) => {
    expect(() => of(text)).toThrow(message);
  });
});
