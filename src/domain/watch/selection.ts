import type { SelectionRow } from "./selection-row";
import { selectionTable } from "./selection-table";

type Table = typeof selectionTable;

export type SelectionField = keyof Table;

/** Fields whose part does not exist on every watch. */
export type OptionalField = FieldWith<{ readonly initial: null }>;

/** Fields whose row has certain properties. */
export type FieldWith<Facts> = {
  [Field in SelectionField]: Table[Field] extends Facts ? Field : never;
}[SelectionField];

/**
 * Everything a shopper decides about a bespoke watch, as option keys.
 * `null` where the part does not exist: no insert on a smooth bezel, no GMT hand without the complication.
 */
export type Selection = {
  readonly [Field in SelectionField]: Field extends OptionalField ? string | null : string;
};

/** In the order of the specification; the canonical form and the browser's address keep it. */
export const selectionFields = Object.keys(selectionTable) as readonly SelectionField[];

export const isSelectionField = (name: string): name is SelectionField => name in selectionTable;

/** The row of a field in the table. */
export const rowOf = (field: SelectionField): SelectionRow<SelectionField> => selectionTable[field];

/** The watch the configurator opens with. Source: specification §3, defaults. */
export const defaultSelection = Object.fromEntries(
  selectionFields.map((field) => [field, selectionTable[field].initial]),
) as Selection;

const inOrder = (placeOf: (row: SelectionRow) => number): readonly SelectionField[] =>
  selectionFields.toSorted((one, other) => placeOf(rowOf(one)) - placeOf(rowOf(other)));

/** In the order a watch is put together. */
export const assembledFields = inOrder(({ assembled }) => assembled);

/** In the order lists of options have. */
export const listedFields = inOrder(({ assembled, listed }) => listed ?? assembled);

/** Whether a watch can be without the part. */
export const isOptional = (field: SelectionField): field is OptionalField => rowOf(field).initial === null;
