import type { Locale } from "@/src/domain/locale/locale";
import type { SelectionField } from "@/src/domain/watch/selection";
import type { selectionTable } from "@/src/domain/watch/selection-table";

/** A collection of options. */
export type OptionList = (typeof selectionTable)[SelectionField]["catalogue"];

/** A collection whose documents a spreadsheet can hold. */
export type ImportedCollection = "products" | "watches" | "watch-lines" | OptionList;

/** Sheets of a workbook, and names in the first column of a CSV file. */
export const sheetNames = ["products", "watches", "lines", "options"] as const;
export type SheetName = (typeof sheetNames)[number];

/** Content of a cell: `keys` and `pictures` are words with spaces between them, `money` is in hundredths. */
export type Value = string | number | boolean | null;

/** Values of a document by the names of their columns. */
export type Values = Readonly<Record<string, Value>>;

/** One column of a sheet, and the field that it fills. */
export interface Column {
  readonly name: string;
  /** Path of the field in its document. */
  readonly field: string;
  /** Language of a text that has one. */
  readonly locale: Locale | null;
  readonly kind:
    | "text"
    | "address"
    | "money"
    | "whole"
    | "decimal"
    | "flag"
    | "choice"
    | "key"
    | "keys"
    | "layer"
    | "pictures";
  readonly isRequired?: boolean;
  /** Of a new document whose cell is empty. */
  readonly initial?: Value;
  readonly min?: number;
  readonly max?: number;
  readonly mostLetters?: number;
  readonly form?: RegExp;
  readonly choices?: readonly string[];
  /** Collection that a key belongs to. */
  readonly to?: ImportedCollection;
  /** Pictures come from the ZIP alone and have no column in the file. */
  readonly isOutside?: boolean;
}
