/** Returns rows as text in aligned columns: numbers to the right, words to the left. */
export function writeTable(header: string[], rows: string[][]): string {
  const widths = header.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isNumeric = header.map((_, column) => rows.every((row) => /^[\d.,]*$/.test(row[column] ?? "")));
  const formatLine = (cells: string[]) =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return isNumeric[column] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join("  ")
      .trimEnd();
  return [
    formatLine(header),
    widths.map((width) => "-".repeat(width)).join("  "),
    ...rows.map(formatLine),
  ].join("\n");
}
