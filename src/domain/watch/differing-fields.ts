import { listedFields, type Selection, type SelectionField } from "./selection";

/** The fields in which two watches differ, in the order a watch is read; a strap's color is one of its family's. */
export const differingFields = (one: Selection, other: Selection): readonly SelectionField[] =>
  listedFields.filter(
    (field) => one[field] !== other[field] || (field === "strapColor" && one.strapStyle !== other.strapStyle),
  );
