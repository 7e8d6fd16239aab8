import type { OwnField, PlainField, PlainLists } from "./catalogue";
import { selectionFields } from "./selection";

const own: Readonly<Record<OwnField, true>> = {
  complication: true,
  caseType: true,
  caseColor: true,
  strapStyle: true,
  strapColor: true,
  dateColor: true,
  dial: true,
  hands: true,
  bezelInsertColor: true,
};

/** Fields with options of the shared properties only. */
export const plainFields = selectionFields.filter((field): field is PlainField => !(field in own));

/** A list for each of them. */
export const plainLists = (listOf: (field: PlainField) => PlainLists[PlainField]): PlainLists =>
  Object.fromEntries(plainFields.map((field) => [field, listOf(field)])) as unknown as PlainLists;
