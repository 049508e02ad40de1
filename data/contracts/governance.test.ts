import { getAddress } from "viem";
import { describe, expect, it } from "vitest";
import { comptrollerAdmins, directAdmins } from "./governance";

describe.each([
  ["comptrollerAdmins", comptrollerAdmins],
  ["directAdmins", directAdmins],
])("%s", (_name, list) => {
  it("holds checksummed addresses", () => {
    for (const item of list) expect(item.address).toBe(getAddress(item.address));
  });

  it("names each chain once", () => {
    const ids = list.flatMap((item) => item.chainIds);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
