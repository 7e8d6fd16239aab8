/** Characters that start a formula in a spreadsheet. */
const formula = /^[=+\-@\t\r]/;

/** One cell of a CSV file, RFC 4180; text that a spreadsheet would carry out is shown as text. */
export function csvCell(text: string): string {
  const safe = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
