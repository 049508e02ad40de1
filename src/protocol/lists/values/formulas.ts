/**
 * Puts an apostrophe before each cell of a CSV that a spreadsheet would run as a formula: one that begins with `=`, `@`, a
 * tab, or a sign without a number. The spreadsheet then shows the cell as text, and the checker reads it without the
 * apostrophe. Numbers such as `-5` and `+1.5` stay.
 *
 * @param text CSV with commas
 */
export const removeFormulas = (text: string): string =>
  text.replace(/(^|,)("?)(?=[=@\t]|[+-](?!\d+(?:\.\d+)?"?(?:,|\r?$)))/gmu, "$1$2'");
