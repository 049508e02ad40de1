import { checksumAddress } from "viem";
import { describe, expect, it } from "vitest";
import { readCampaign } from "./campaign";

const small = "0xe72175dd12ac7efca6b7d12dfc913a5f661bbabc";
const ADDRESS = checksumAddress(small);

describe("a campaign", () => {
  it.each([
    [small, undefined],
    [`“${small}”`, undefined],
    [`eth:${ADDRESS}`, undefined],
    [`https://sepolia.etherscan.io/address/${ADDRESS}#readContract`, undefined],
    [`${small}-11155111`, 11_155_111],
    [`https://app.sablier.com/airdrops/campaign/${small}-11155111`, 11_155_111],
    [`app.sablier.com/airdrops/campaign/${small}-1/manage`, 1],
    [`https://app.sablier.com/airstream/${small}-10`, 10],
  ])("is read from %s", (text, chainId) => {
    const reading = readCampaign(text);
    expect(reading.fault).toBeUndefined();
    if (reading.fault !== undefined) return;
    expect(reading.campaign.address.toLowerCase()).toBe(small);
    expect(reading.campaign.chainId).toBe(chainId);
  });

  it.each([
    ["", "It is empty."],
    [small.slice(0, -1), "has 39 hexadecimal digits"],
    ["vitalik.eth", "is an ENS name"],
    ["https://app.sablier.com/vesting", "does not lead to a campaign"],
    ["https://evil.example/airdrops/campaign/1", "is not app.sablier.com"],
    [`${small}-0`, "is not a chain ID"],
    [`0x${"Aa".repeat(20)}`, "checksum"],
    ["drop", "is not an address"],
  ])("is not %j", (text, sentence) => {
    expect(readCampaign(text).fault).toContain(sentence);
  });

  it("is not a factory", () => {
    expect(readCampaign(small, { [small]: "SablierFactoryMerkleLL" }).fault).toContain(
      "This is the contract SablierFactoryMerkleLL, not a campaign.",
    );
  });
});
