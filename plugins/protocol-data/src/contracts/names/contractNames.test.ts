import { expect, it } from "vitest";
import { listAddressWarnings } from "../../../../../src/protocol/airdrops/addressWarnings";
import { readContractNames } from "./contractNames";
import { readKnownContracts } from "./knownContracts";

const known = readKnownContracts();
const names = readContractNames(known);

it("names each contract of Sablier, on whatever chain, as none of a list's recipients", () => {
  for (const { contractName, release, addresses } of known) {
    for (const address of Object.values(addresses)) {
      expect(listAddressWarnings(address, names)[0]).toMatch(/^It is the contract /);
      expect(release).not.toBe("");
      expect(contractName).not.toBe("");
    }
  }
});

it.each([
  ["0x4200000000000000000000000000000000000010", "L2StandardBridge"],
  ["0x3154Cf16ccdb4C6d922629664174b904d80F2C35", "L1StandardBridge (Base)"],
  ["0xcA11bde05977b3631167028862bE2a173976CA11", "Multicall3"],
  ["0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "USDC (Ethereum)"],
  ["0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", "USDC (Base)"],
])("names %s, as viem lists it", (address, name) => {
  expect(names[address.toLowerCase()]).toBe(name);
});

it("names no holder", () => {
  expect(listAddressWarnings("0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", names)).toEqual([]);
});
