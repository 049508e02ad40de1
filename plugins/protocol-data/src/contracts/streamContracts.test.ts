import { expect, it } from "vitest";
import { readStreamContracts } from "./streamContracts";

it("has every stream contract with its addresses, and no factory", () => {
  const contracts = readStreamContracts();
  const contractNamed = (alias: string) => contracts.find((row) => row.alias === alias);
  expect(contractNamed("LK3")).toMatchObject({
    protocol: "lockup",
    contractName: "SablierLockup",
    version: "v4.0",
  });
  expect(contractNamed("LK3")!.addresses["1"]).toMatch(/^0x93b37bd5b6b278373217333ac30d7e74c85fbdcb$/i);
  expect(contractNamed("FL4")!.addresses["8453"]).toMatch(/^0x0cbfe6ce6f05c47d6243bb3818837971c6ccb46b$/i);
  expect(contractNamed("LL2")!.version).toBe("v1.1");
  expect(contractNamed("MF2_VCA")).toBeUndefined();
});
