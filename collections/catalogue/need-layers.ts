import { adminMessages } from "@/src/i18n/admin-messages";
import { ValidationError, type CollectionBeforeValidateHook } from "payload";
import { neededLayers } from "@/src/domain/watch/needed-layers";
import type { SelectionField } from "@/src/domain/watch/selection";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { forReader } from "@/src/admin/access/for-reader";

/** An option is offered only once its layers exist: a watch without a visible dial would not be ordered. */
export const needLayers =
  (field: SelectionField): CollectionBeforeValidateHook =>
  ({ data, originalDoc, req }) => {
    const option: Record<string, unknown> = { ...originalDoc, ...data };
    if (!option.enabled || option._status === "draft") return data;
    const missing = neededLayers(field, option.key).filter((name) => !option[name]);
    if (missing.length === 0) return data;
    const message = forReader(req, adminMessages("catalogue.needLayers.message"));
    const errors = missing.map((path) => ({ message, path }));
    throw new ValidationError({ collection: optionCollections[field], errors }, req.t);
  };
