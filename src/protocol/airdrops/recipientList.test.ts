import { describe, expect, it } from "vitest";
import { RecipientList } from "./recipientList";

/** Returns addresses whose digits are close together: the hardest for a table of hashes. */
const getAddress = (index: number) => `0x${(index + 1).toString(16).padStart(40, "0")}`;

describe("RecipientList", () => {
  it("finds an address twice however long the list is, and names the line of the first", () => {
    const list = new RecipientList(0);
    const count = 5_000;
    for (let index = 0; index < count; index++) list.add(getAddress(index), "1", index + 2);
    expect(list.count).toBe(count);
    for (let index = 0; index < count; index++) {
      expect(list.add(getAddress(index), "1", count + 2)).toEqual([
        { column: "address", message: `It is already in line ${index + 2}.` },
      ]);
    }
    expect(list.count).toBe(count);
    expect(list.sum).toBe(BigInt(count));
  });

  it("knows the address of a line whose amount was wrong", () => {
    const list = new RecipientList(0);
    expect(list.add(getAddress(0), "0", 2)).toHaveLength(1);
    expect(list.add(getAddress(0), "1", 3)).toEqual([
      { column: "address", message: "It is already in line 2." },
    ]);
  });
});
