import * as v from "valibot";
import { strapMaterials, type PlainField } from "@/src/domain/watch/catalogue";
import { dialColors } from "@/src/domain/watch/dial-color";
import { plainFields } from "@/src/domain/watch/plain-fields";
import type { SelectionField } from "@/src/domain/watch/selection";
import { printingLayoutNames } from "@/src/domain/watch/printing-layouts";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { readContent } from "@/src/seed/read-content";
import { optionEntries, type SeedOption } from "./seed-option";

const color = v.nullable(v.picklist(dialColors));

function rowsOf<const Entries extends v.ObjectEntries>(field: SelectionField, own: Entries) {
  const row = v.strictObject({ ...optionEntries, ...own });
  return readContent(`catalogue/${optionCollections[field]}.json`, v.array(row));
}

const plainRows = Object.fromEntries(plainFields.map((field) => [field, rowsOf(field, {})])) as Record<
  PlainField,
  SeedOption[]
>;

/**
 * Every option catalogue of content/catalogue under the name the domain gives it. What some have beside the shared
 * properties are facts, names of layers and keys of other lists.
 */
export const catalogueRows = {
  ...plainRows,
  complication: rowsOf("complication", { hasGmtHand: v.boolean() }),
  caseType: rowsOf("caseType", {
    diameters: v.array(v.string()),
    hasBezelInsert: v.boolean(),
  }),
  caseColor: rowsOf("caseColor", {
    caseType: v.string(),
    color: v.string(),
    backOpen: v.string(),
    backClosed: v.string(),
    endLink: v.string(),
  }),
  strapStyle: rowsOf("strapStyle", {
    material: v.picklist(strapMaterials),
    hasEndlink: v.boolean(),
    buckles: v.array(v.string()),
  }),
  strapColor: rowsOf("strapColor", { family: v.string(), color }),
  dateColor: rowsOf("dateColor", { magnified: v.string() }),
  dial: rowsOf("dial", { printing: v.optional(v.string()), showsDate: v.boolean(), color }),
  hands: rowsOf("hands", { family: v.string(), metal: v.string() }),
  bezelInsertColor: rowsOf("bezelInsertColor", { type: v.picklist(["DIVER", "GMT"]) }),
} satisfies Readonly<Record<SelectionField, readonly SeedOption[]>>;

/** How the brand is printed on each dial, by its key. */
export const dialPrinting = readContent(
  "printing/dials.json",
  v.record(v.string(), v.object({ layout: v.picklist(printingLayoutNames), ink: v.string() })),
);

/** Artwork that belongs to no option. */
export const layerNames = { shadow: "SHADOW", glare: "GLARE", movement: "MOVEMENT" } as const;
