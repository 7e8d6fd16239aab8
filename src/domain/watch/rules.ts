import type { Catalogue, Option } from "./catalogue";
import { findOption } from "./find-option";
import type { Selection, SelectionField } from "./selection";

/** Names the reason shown to the shopper; the sentence is in the messages of the configurator. */
export type RuleId =
  | "case-diameter"
  | "case-color"
  | "bezel-insert"
  | "strap-color"
  | "strap-endlink"
  | "strap-buckle"
  | "gmt-hand"
  | "date-magnifier"
  | "date-color";

/**
 * One restriction: what the field `by` is set to decides which keys `subject` may have.
 * The list is never empty, its first key is the house's choice.
 */
export interface Rule {
  readonly id: RuleId;
  readonly subject: SelectionField;
  readonly by: SelectionField;
  readonly allowed: (selection: Selection, catalogue: Catalogue) => readonly (string | null)[];
}

const keysOf = (options: readonly Option[]) => options.map((option) => option.key);
const onlyNull: readonly null[] = [null];

/** Source: specification 3.3. Order matters: what a row decides, later rows may build on. */
export const rules: readonly Rule[] = [
  {
    id: "case-diameter", // Submariner forces 40mm.
    subject: "caseDiameter",
    by: "caseType",
    allowed: (selection, catalogue) => findOption(catalogue, selection, "caseType")?.diameters ?? [],
  },
  {
    id: "case-color", // Keys have the form CAS-{type}-{color}.
    subject: "caseColor",
    by: "caseType",
    allowed: (selection, catalogue) =>
      keysOf(catalogue.caseColor.filter((color) => color.caseType === selection.caseType)),
  },
  {
    id: "bezel-insert", // The submariner alone has a bezel insert, and always has one.
    subject: "bezelInsertColor",
    by: "caseType",
    allowed: (selection, catalogue) =>
      findOption(catalogue, selection, "caseType")?.hasBezelInsert
        ? keysOf(catalogue.bezelInsertColor)
        : onlyNull,
  },
  {
    id: "strap-color",
    subject: "strapColor",
    by: "strapStyle",
    allowed: (selection, catalogue) =>
      keysOf(catalogue.strapColor.filter((strap) => strap.family === selection.strapStyle)),
  },
  {
    id: "strap-endlink", // Only on leather, rubber and mesh ("maille").
    subject: "strapEndlink",
    by: "strapStyle",
    allowed: (selection, catalogue) =>
      findOption(catalogue, selection, "strapStyle")?.hasEndlink ? ["WITHOUT", "WITH"] : ["WITHOUT"],
  },
  {
    id: "strap-buckle",
    subject: "buckle",
    by: "strapStyle",
    allowed: (selection, catalogue) => findOption(catalogue, selection, "strapStyle")?.buckles ?? [],
  },
  {
    id: "gmt-hand", // Only with complication gmt, and always with it.
    subject: "gmtHand",
    by: "complication",
    allowed: (selection, catalogue) =>
      findOption(catalogue, selection, "complication")?.hasGmtHand ? keysOf(catalogue.gmtHand) : onlyNull,
  },
  {
    id: "date-magnifier", // Only where a date shows.
    subject: "dateMagnifier",
    by: "dial",
    allowed: (selection, catalogue) =>
      findOption(catalogue, selection, "dial")?.showsDate ? ["WITHOUT", "WITH"] : ["WITHOUT"],
  },
  {
    id: "date-color", // Only where a date shows; elsewhere the disc is the standard one, unseen.
    subject: "dateColor",
    by: "dial",
    allowed: (selection, catalogue) =>
      findOption(catalogue, selection, "dial")?.showsDate ? keysOf(catalogue.dateColor) : ["WHITE"],
  },
];
