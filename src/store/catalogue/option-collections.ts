import type { SelectionField } from "@/src/domain/watch/selection";

/** Collection that holds the options of each field of a selection. */
export const optionCollections = {
  complication: "complications",
  caseType: "case-types",
  caseDiameter: "case-diameters",
  casebackType: "caseback-types",
  dateMagnifier: "date-magnifiers",
  caseColor: "case-colors",
  strapStyle: "strap-families",
  strapColor: "straps",
  strapEndlink: "strap-endlinks",
  dateColor: "date-colors",
  dial: "dials",
  hands: "hands",
  packaging: "packagings",
  warranty: "warranties",
  bezelInsertColor: "bezel-inserts",
  gmtHand: "gmt-hands",
  priority: "priorities",
  buckle: "buckles",
  secondStrap: "second-straps",
  rotor: "rotors",
} as const satisfies Record<SelectionField, string>;

export type OptionCollection = (typeof optionCollections)[SelectionField];
