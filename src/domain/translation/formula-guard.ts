/** Start of a formula, in narrow or wide signs, or of an already guarded cell. */
const formula = /^'*\s*[=+\-@＝＋－＠\t\r]/;

/** A cell that no spreadsheet evaluates; a guarded one is guarded once more, so that nothing is lost. */
export const guardFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The cell as it was before its guard. */
export const unguardFormula = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
