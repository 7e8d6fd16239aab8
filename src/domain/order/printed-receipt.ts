export interface PrintedRow {
  readonly title: string;
  readonly details: readonly string[];
  readonly quantity: string;
  readonly unit: string;
  readonly total: string;
}

/** A receipt or credit note as it is printed, for a renderer that knows no orders. */
export interface PrintedReceipt {
  readonly language: string;
  /** name of the shop */
  readonly brand: string;
  readonly title: string;
  /** number, order, date */
  readonly facts: readonly string[];
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[];
  readonly columns: readonly [article: string, quantity: string, unit: string, total: string];
  readonly rows: readonly PrintedRow[];
  readonly sums: readonly { readonly label: string; readonly amount: string; readonly isTotal: boolean }[];
  readonly notes: readonly string[];
}
