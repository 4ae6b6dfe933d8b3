/** Would be a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as a file that spreadsheets of this country open: `;` between values, lines that end in CRLF, the mark
 * that says UTF-8 in front. A value that would be run as a formula gets an apostrophe (SALES-4).
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(toCell).join(';')).join('\r\n')}\r\n`;
}

function toCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
