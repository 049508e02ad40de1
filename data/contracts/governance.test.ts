import { getAddress } from "viem";
import { describe, expect, it } from "vitest";
import { comptrollerAdmins, directAdmins } from "./governance";

describe.each([
  ["comptrollerAdmins", comptrollerAdmins],
  ["directAdmins", directAdmins],
])("%s", (_name, list) => {
  it("holds checksummed addresses", () => {
    for (const one of list) expect(one.address).toBe(getAddress(one.address));
  });

  it("names each chain once", () => {
    const ids = list.flatMap((one) => one.chainIds);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
