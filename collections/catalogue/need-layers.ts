import { adminMessages } from "@/src/i18n/admin-messages";
import { ValidationError, type CollectionBeforeValidateHook } from "payload";
import { defaultSelection, rowOf, type SelectionField } from "@/src/domain/watch/selection";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { forReader } from "@/src/admin/access/for-reader";

/** Further layer fields, beside `layer`. */
const further: Partial<Record<SelectionField, readonly string[]>> = {
  caseColor: ["backOpen", "backClosed", "endLink"],
  dateColor: ["magnified"],
};

/** Layers from which the picture of a watch with an option is drawn. Nothing is drawn for "none". */
const layersOf = (field: SelectionField): readonly string[] =>
  rowOf(field).layer ? ["layer", ...(further[field] ?? [])] : [];

/** An option is offered only once its layers exist: a watch without a visible dial would not be ordered. */
export const needLayers =
  (field: SelectionField): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req }) => {
    const option: Record<string, unknown> = { ...originalDoc, ...data };
    const isNone = option.key === "NONE" && defaultSelection[field] === "NONE";
    if (!option.enabled || option._status === "draft" || isNone) return data;
    const missing = layersOf(field).filter((name) => !option[name]);
    if (missing.length === 0) return data;
    const message = forReader(req, adminMessages("catalogue.needLayers.message"));
    const errors = missing.map((path) => ({ message, path }));
    throw new ValidationError({ collection: optionCollections[field], errors }, req.t);
  };
