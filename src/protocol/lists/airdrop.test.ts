// Long, because each fault of a list has its message.
import { describe, expect, it } from "vitest";
import { checkFile } from "./check";
import { splitLines, MAX_FILE_SIZE, UnreadableFile } from "./lines";

const ONE = "0x1111111111111111111111111111111111111111";
const TWO = "0x2222222222222222222222222222222222222222";
const CHECKSUM = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

const report = (text: BlobPart, decimals = 18) =>
  checkFile(new Blob([text]), { columns: ["address", "amount"], decimals });
/** Returns the problems of a row between two good ones. */
async function listProblems(row: string, decimals = 18) {
  const { problems } = await report(
    `address,amount\n${ONE},1\n${row}\n${TWO.replace("2", "3")},1\n`,
    decimals,
  );
  return problems.map(({ line, column, message }) => [line, column, message].filter(Boolean).join(" "));
}

describe("an airdrop's file", () => {
  it.each([
    ["address,amount", 18],
    ["Address, AMOUNT ", 18],
    ['"address","amount"', 18],
    ["\uFEFFaddress,amount", 18],
    ["address,amount", 0],
  ])("passes with the header %j and %i decimals, and is summed up", async (header, decimals) => {
    const { problems, rows, recipients } = await report(`${header}\r\n${ONE},1\r\n"${TWO}",+2\r\n`, decimals);
    expect(problems).toEqual([]);
    expect(rows).toBe(2);
    expect(recipients).toMatchObject({ count: 2, decimals, sum: 3n * 10n ** BigInt(decimals) });
  });

  it("may have columns after the second, in every row", async () => {
    const text = `address,amount,name\n${ONE},1,Ann\n${TWO},2,"Bo, the second"\n`;
    expect(await report(text)).toMatchObject({ problems: [], rows: 2 });
    expect((await report(`${text}${CHECKSUM},3\n`)).problems).toEqual([
      { line: 4, message: "It has 2 cells and needs 3." },
    ]);
  });

  it.each(["1", "0.000001", ".5", "5.", "+7.25", "340282366920938463463374607431766", "0001"])(
    "takes the amount %s",
    async (amount) => {
      expect(await listProblems(`${TWO},${amount}`, 6)).toEqual([]);
    },
  );

  it.each([TWO, CHECKSUM, CHECKSUM.toLowerCase(), `0x${CHECKSUM.slice(2).toUpperCase()}`])(
    "takes the address %s",
    async (address) => {
      expect(await listProblems(`${address},1`)).toEqual([]);
    },
  );

  it.each([
    [`${TWO},0`, "3 amount It is zero."],
    [`${TWO},0.000`, "3 amount It is zero."],
    [`${TWO},-5`, "3 amount It is negative."],
    [`${TWO},`, "3 amount It is empty."],
    [`${TWO},.`, '3 amount "." is not a number'],
    [`${TWO},+`, '3 amount "+" is not a number'],
    [`${TWO},1e21`, '3 amount "1e21" is not a number'],
    [`${TWO},0x10`, '3 amount "0x10" is not a number'],
    [`${TWO},"1,000"`, '3 amount "1,000" can be 1000 or 1. Write it without a comma'],
    [`${TWO},1 000`, '3 amount "1 000" is not a number'],
    [`${TWO},NaN`, '3 amount "NaN" is not a number'],
    [`${TWO},٣`, '3 amount "٣" is not a number'],
    [`${TWO},1.0000001`, "3 amount It has 7 digits after the point, and the token has 6 decimals."],
    [`${TWO},340282366920938463463374607431769`, "3 amount It does not fit into a uint128."],
    [`${TWO},${"9".repeat(5_000)}`, "3 amount It does not fit into a uint128."],
    [`vitalik.eth,1`, '3 address "vitalik.eth" is an ENS name'],
    [`,1`, "3 address It is empty."],
    [`${TWO.slice(0, -1)},1`, "3 address"],
    [`${TWO}0,1`, "3 address"],
    [`0X${TWO.slice(2)},1`, "3 address"],
    [`0x${"0".repeat(40)},1`, "3 address It is the zero address"],
    ["   ", "3 It contains only spaces."],
    [`0xg${TWO.slice(3)},1`, "3 address"],
    [`<img src=x onerror=alert(1)>,1`, '3 address "<img src=x onerror=alert(1)>" is not an address'],
    [`${CHECKSUM.replace("d8dA", "D8dA")},1`, "3 address Its capital letters do not match its checksum"],
    [`${ONE},1`, "3 address It is already in line 2."],
    [`${TWO}`, "3 It has 1 cell and needs 2."],
    [`${TWO},1,2`, "3 It has 3 cells and needs 2."],
    [`"${TWO},1`, "3 A quotation mark is not closed"],
    [`"${TWO}"x,1`, "3 A quotation mark is not closed"],
    [`${TWO};1`, "3 It has 1 cell and needs 2."],
  ])("names what is wrong in %s", async (row, message) => {
    const problems = await listProblems(row, 6);
    expect(problems).toHaveLength(1);
    expect(problems[0]!.startsWith(message), problems[0]).toBe(true);
  });

  it("takes what the Merkle API trims or leaves out", async () => {
    const text = `address, amount, note\n\n${ONE} , 1,"two\nlines"\r\n\n\n ${TWO},\t2,"a ""word"""\n\n`;
    expect(await report(text)).toMatchObject({ problems: [], rows: 2, recipients: { count: 2 } });
    const { problems } = await report(`${text}nobody,0,x\n`);
    expect(problems.map(({ line }) => line)).toEqual([9, 9]);
  });

  it("finds the line of a quotation mark that was forgotten, and reads on", async () => {
    const rows = Array.from({ length: 50 }, (_, index) => `0x${String(index + 10).padStart(40, "0")},1`);
    const text = `address,amount,note\n${ONE},1,"open\n${rows.join(",\n")},\n`;
    expect(await report(text)).toMatchObject({
      rows: 51,
      problems: [
        {
          line: 2,
          message:
            "A quotation mark is not closed, or is in the wrong place. Quote a whole cell, or nothing.",
        },
      ],
    });
  });

  it("names every fault of a row", async () => {
    expect(await listProblems(`${CHECKSUM.replace("d8dA", "D8dA")},-0.0000000`, 6)).toEqual([
      expect.stringMatching(/^3 address Its capital letters/),
      "3 amount It is negative.",
      "3 amount It has 7 digits after the point, and the token has 6 decimals.",
      "3 amount It is zero.",
    ]);
    expect(await listProblems(`nobody,0,more`, 6)).toEqual([
      "3 It has 3 cells and needs 2.",
      expect.stringMatching(/^3 address "nobody" is not an address/),
      "3 amount It is zero.",
    ]);
  });

  it.each([
    [18, ["1000000000000000000", "1000000000000000000"], 2n * 10n ** 18n],
    [6, ["1000000", "250000"], 1_250_000n],
    [8, ["50000000", "1"], 50_000_001n],
    [6, ["100", "99999"], undefined],
    [18, ["1000000", "2500000"], undefined],
    [18, ["1000000000000000000.5", "1000000000000000000"], undefined],
    [0, ["1000000000000000000", "1000000000000000000"], undefined],
    [2, ["100", "250"], undefined],
    [18, [`${"9".repeat(38)}`, `${"9".repeat(38)}`], 2n * (10n ** 38n - 1n)],
  ])("with %i decimals and the amounts %j asks for their unit", async (decimals, [first, two], sum) => {
    const { units } = await report(`address,amount\n${ONE},${first}\n${TWO},${two}\n`, decimals);
    expect(units).toEqual(sum && { sum });
  });

  it("is not JSON", async () => {
    expect((await report(`\uFEFF \n{"claims":{}}`)).problems[0]!.message).toMatch(/^It is JSON/);
  });

  it("finds an address twice whatever its letters, and names both faults of a row", async () => {
    const text = `address,amount\n${CHECKSUM},1\n${CHECKSUM.toLowerCase()},-1\n`;
    expect((await report(text)).problems).toEqual([
      { line: 3, column: "address", message: "It is already in line 2." },
      { line: 3, column: "amount", message: "It is negative." },
    ]);
  });

  it("knows when the sum no longer fits", async () => {
    const most = String(2n ** 128n - 1n);
    expect((await report(`address,amount\n${ONE},${most}\n${TWO},1\n`, 0)).problems).toEqual([
      { line: 3, column: "amount", message: "With it the sum does not fit into a uint128." },
    ]);
  });

  it.each([
    ["address", /^The header must begin with address,amount\. It is address\.$/],
    ["amount,address", /^The header must begin/],
    ["recipient,amount", /^The header must begin/],
    ["address;amount", /^Cells are separated by commas/],
    ["Address\tAmount", /^Cells are separated by commas/],
    [`${ONE},1`, /^The header must begin/],
    ["x".repeat(900), /It is x{60}…\.$/],
    ['"address,amount', /^The header must begin/],
  ])("says what the header %j should be, and nothing else", async (header, message) => {
    const { problems, recipients } = await report(`${header}\n${ONE},1\nnobody,1\n`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line: 1, message: expect.stringMatching(message) });
    expect(recipients).toBeUndefined();
  });

  it("needs two recipients", async () => {
    for (const rows of ["", `${ONE},1\n`]) {
      expect((await report(`address,amount\n${rows}`)).problems[0]!.message).toMatch(/at least two/);
    }
  });

  it("stops after a hundred problems", async () => {
    const text = ["address,amount", ...Array.from({ length: 300 }, () => "nobody,-1")].join("\n");
    const { problems, isCutOff, rows } = await report(text);
    expect(problems).toHaveLength(100);
    expect(isCutOff).toBe(true);
    expect(rows).toBe(50);
  });

  it("says that it stopped only where something was left", async () => {
    const isCutOffWith = async (...rows: string[]) =>
      (await report(["address,amount", ...rows].join("\n"))).isCutOff;
    const hundred = Array.from({ length: 100 }, () => "nobody");
    expect(await isCutOffWith(...hundred)).toBe(false);
    expect(await isCutOffWith(...hundred, `${ONE},1`)).toBe(true);
    // The last row has two problems, and only one of them is reported.
    expect(await isCutOffWith(...hundred.slice(1), "nobody,-1")).toBe(true);
  });
});

describe("a file", () => {
  const read = async (content: BlobPart) => {
    const lines: string[] = [];
    for await (const block of splitLines(new Blob([content]))) lines.push(...block.lines);
    return lines;
  };

  it.each([
    ["a\nb", ["a", "b"]],
    ["a\r\nb\r\n", ["a", "b"]],
    ["a\rb\r", ["a", "b"]],
    ["a\n\n\nb\n\n", ["a", "", "", "b"]],
    ["", []],
    ["\n\n", []],
  ])("%j has its lines", async (content, lines) => {
    expect(await read(content)).toEqual(lines);
  });

  it("has the same lines in whatever pieces it arrives", async () => {
    const text = "é,1\r\n\r\nü,2\r\n".repeat(50);
    const bytes = new TextEncoder().encode(text);
    for (const size of [1, 2, 3, 7]) {
      const pieces: Uint8Array[] = [];
      for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
      const stream = () =>
        new ReadableStream<Uint8Array>({
          pull(controller) {
            const piece = pieces.shift();
            if (piece) controller.enqueue(piece);
            else controller.close();
          },
        });
      const slow = { size: bytes.length, stream, slice: () => new Blob([bytes.slice(0, 64)]) } as Blob;
      const lines: string[] = [];
      for await (const block of splitLines(slow)) lines.push(...block.lines);
      expect(lines).toEqual(await read(text));
    }
  });

  it.each([
    ["with its mark", [0xff, 0xfe], 1],
    ["with its mark, the other way round", [0xfe, 0xff], 0],
    ["without a mark", [], 1],
    ["without a mark, the other way round", [], 0],
  ])("that is UTF-16 %s has its lines", async (_, mark, zeroAt) => {
    const text = "address,amount\r\n0x1,1000\r\n";
    const bytes = [...text].flatMap((letter) =>
      zeroAt === 1 ? [letter.charCodeAt(0), 0] : [0, letter.charCodeAt(0)],
    );
    expect(await read(new Uint8Array([...mark, ...bytes]))).toEqual(["address,amount", "0x1,1000"]);
  });

  it.each([
    ["a spreadsheet", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0]), /This is a workbook/],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), /This is a picture/],
    ["bytes of no kind", new Uint8Array([0x61, 0, 0, 0]), /not a text file/],
    ["half a character", new Uint8Array([0x61, 0xc3]), /not UTF-8/],
    ["an endless line", "x".repeat(200_000), /more than 10,000 characters/],
  ])("that is %s is refused with a sentence", async (_, content, message) => {
    const reading = read(content);
    await expect(reading).rejects.toThrow(message);
    await expect(reading).rejects.toBeInstanceOf(UnreadableFile);
  });

  it("that is too large is refused before it is read", async () => {
    const large = { size: MAX_FILE_SIZE + 1 } as Blob;
    await expect(splitLines(large).next()).rejects.toThrow("The file has 129 MB");
  });
});
