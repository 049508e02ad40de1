import { getAddress } from "viem";
import { expect, it } from "vitest";
import { formerFlowDeployments } from "./formerDeployments";

it("gives addresses with their EIP-55 checksum, each once", () => {
  const addresses = formerFlowDeployments.flatMap(({ flow, descriptor }) => [flow, descriptor]);
  for (const address of addresses) expect(getAddress(address)).toBe(address);
  expect(new Set(addresses).size).toBe(addresses.length);
});
