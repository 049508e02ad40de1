const AS_CSV = "Open it in your spreadsheet, and save the sheet as CSV (UTF-8).";
const PICTURE = `This is a picture. Export the table itself as CSV; this page reads no text from pictures.`;

const WORKBOOK = `This is a workbook (.xlsx, .ods, .numbers) or an archive. ${AS_CSV}`;
const COMPRESSED = "This is a compressed file. Unpack it first.";
const MARKUP = `This is a web page or an XML file, which some programs save as .xls. ${AS_CSV}`;

/** First bytes of files that are no tables of text, and what their owner can do. */
const KINDS: readonly (readonly [bytes: readonly (number | undefined)[], says: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], WORKBOOK],
  [[0x50, 0x4b, 0x05, 0x06], WORKBOOK],
  [[0x50, 0x4b, 0x07, 0x08], WORKBOOK],
  [[0xd0, 0xcf, 0x11, 0xe0], `This is an older workbook (.xls). ${AS_CSV}`],
  [[0x25, 0x50, 0x44, 0x46], "This is a PDF. Export the table as CSV from the program that made it."],
  [[0x1f, 0x8b], "This is a compressed file (.gz). Unpack it first."],
  [[0x42, 0x5a, 0x68], COMPRESSED],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], COMPRESSED],
  [[0x52, 0x61, 0x72, 0x21, 0x1a], COMPRESSED],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a], COMPRESSED],
  [[0x28, 0xb5, 0x2f, 0xfd], COMPRESSED],
  // `<`, with or without a mark of UTF-8 or UTF-16 before it.
  [[0x3c], MARKUP],
  [[0xef, 0xbb, 0xbf, 0x3c], MARKUP],
  [[0xff, 0xfe, 0x3c, 0x00], MARKUP],
  [[0xfe, 0xff, 0x00, 0x3c], MARKUP],
  [
    [0x7b, 0x5c, 0x72, 0x74, 0x66],
    "This is a text document (.rtf). Copy its table into a spreadsheet, and save that as CSV.",
  ],
  [[0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20], "This is a database (SQLite). Export the table as CSV."],
  [[0x50, 0x41, 0x52, 0x31], "This is a Parquet file. Export the table as CSV."],
  [[0x89, 0x50, 0x4e, 0x47], PICTURE],
  [[0xff, 0xd8, 0xff], PICTURE],
  [[0x47, 0x49, 0x46, 0x38], PICTURE],
  [[0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50], PICTURE],
  [[0x42, 0x4d, undefined, undefined, undefined, undefined, 0, 0, 0, 0], PICTURE],
  [[undefined, undefined, undefined, undefined, 0x66, 0x74, 0x79, 0x70], PICTURE],
  [[0x00, 0x00, 0x00, 0x0c, 0x6a, 0x50, 0x20, 0x20], PICTURE],
  [[0xff, 0x0a], PICTURE],
  [[0x49, 0x49, 0x2a, 0x00], PICTURE],
  [[0x4d, 0x4d, 0x00, 0x2a], PICTURE],
];

/**
 * Says what a file is and what to do, as sentences, if its first bytes are those of a workbook, a picture or another
 * kind that is no table of text.
 *
 * @returns nothing for everything that may be a table
 */
export async function describeFileKind(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  return KINDS.find(([start]) => start.every((byte, at) => byte === undefined || bytes[at] === byte))?.[1];
}
