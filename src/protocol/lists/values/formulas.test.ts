import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { removeFormulas } from "./formulas";

const listCells = (text: string): string[] => Papa.parse<string[]>(removeFormulas(text)).data.flat();

describe("removeFormulas", () => {
  it.each([
    ["=1+1"],
    ["=HYPERLINK('http://a.example')"],
    ["@SUM(A1)"],
    ["+1+cmd|' /C calc'!A0"],
    ["-2+3+cmd|' /C calc'!A0"],
    ["+cmd"],
    ["-"],
  ])("makes %s a text in any column", (cell) => {
    expect(
      listCells(`address,amount\n${cell},1\n1,${cell}\n`).filter((candidate) => candidate.includes(cell)),
    ).toEqual([`'${cell}`, `'${cell}`]);
  });

  it("finds formulas in quotes and behind a line break of Windows", () => {
    expect(listCells('address,amount\r\n"=A1&"",""",2\r\n=A2,"@x"\r\n')).toEqual(
      expect.arrayContaining([`'=A1&","`, "'=A2", "'@x"]),
    );
  });

  it("keeps numbers, addresses, dates and words", () => {
    const text =
      "address,amount,startAt\n0x1111111111111111111111111111111111111111,-5,2027-01-01 00:00\nx,+1.5,monthly\n-3,1,2";
    expect(removeFormulas(text)).toBe(text);
  });
});
