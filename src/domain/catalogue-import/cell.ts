/**
 * A cell as a spreadsheet holds it. A formula is only noticed, never computed; `date` and `error-cell` are what
 * spreadsheets have made of a text by themselves.
 */
export type Cell =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "flag"; readonly flag: boolean }
  | { readonly kind: "formula" }
  | { readonly kind: "date" }
  | { readonly kind: "error-cell" };

export const emptyCell: Cell = { kind: "text", text: "" };

export const isEmptyCell = (cell: Cell): boolean => cell.kind === "text" && cell.text.trim() === "";

/** The cell for a message about it. */
export function cellText(cell: Cell): string {
  const text =
    cell.kind === "text"
      ? cell.text.trim()
      : cell.kind === "number"
        ? String(cell.number)
        : cell.kind === "flag"
          ? String(cell.flag)
          : "";
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
