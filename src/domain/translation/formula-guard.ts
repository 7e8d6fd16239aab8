/** What a spreadsheet would carry out, in narrow or wide signs, or what is guarded from it already. */
const formula = /^'*\s*[=+\-@＝＋－＠\t\r]/;

/** A cell that no spreadsheet carries out; what was guarded already is guarded once more, so that nothing is lost. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The cell as it was before its guard. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
