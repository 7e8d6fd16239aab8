import { adminMessages } from "@/src/i18n/admin-messages";
import {
  type CollectionBeforeDeleteHook,
  type DataFromCollectionSlug,
  type PayloadRequest,
  type Where,
} from "payload";
import { defaultSelection, type SelectionField } from "@/src/domain/watch/selection";
import { optionCollections, type OptionCollection } from "@/src/store/catalogue/option-collections";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";

type Counted = "bespoke-watches" | "watches" | "case-colors" | "case-types" | "straps" | "strap-families";

/** Relations between catalogues that a deletion would silently clear. */
const references: Partial<Record<SelectionField, readonly (readonly [Counted, string])[]>> = {
  caseType: [["case-colors", "caseType"]],
  caseDiameter: [["case-types", "diameters"]],
  strapStyle: [["straps", "family"]],
  buckle: [["strap-families", "buckles"]],
};

async function count(collection: Counted, where: Where, req: PayloadRequest): Promise<number> {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req });
  return totalDocs;
}

type StoredOption = DataFromCollectionSlug<OptionCollection>;

const familyOf = (option: StoredOption) =>
  "family" in option && typeof option.family === "object" ? option.family.key : null;

/** Composed watches store keys; a strap's key counts together with its family. */
function inSelection(field: SelectionField, option: StoredOption): Where {
  const family = familyOf(option);
  return {
    and: [
      { [`selection.${field}`]: { equals: option.key } },
      ...(family ? [{ "selection.strapStyle": { equals: family } }] : []),
    ],
  };
}

/**
 * Refuses to delete an option that composed watches (and with them carts and orders), ready-made watches, other
 * options or the default watch refer to. It can always be turned off.
 */
export const keepUsedOptions =
  (field: SelectionField): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const option: StoredOption = await req.payload.findByID({
      collection: optionCollections[field],
      id,
      depth: 1,
      overrideAccess: true,
      req,
    });
    const counts = await Promise.all([
      count("bespoke-watches", inSelection(field, option), req),
      count("watches", { [`parts.${field}`]: { equals: id } }, req),
      ...(references[field] ?? []).map(([other, name]) => count(other, { [name]: { equals: id } }, req)),
    ]);
    const uses = counts.reduce((sum, found) => sum + found, 0);
    const isDefault = defaultSelection[field] === option.key;
    if (uses === 0 && !isDefault) return;
    throw refusal(forReader(req, adminMessages("catalogue.keepUsedOptions", { key: option.key, uses })), 409);
  };
