import type { FilterOptions } from "payload";
import { rules } from "@/src/domain/watch/rules";
import { defaultSelection, rowOf, type SelectionField } from "@/src/domain/watch/selection";
import { shopOf } from "@/src/server/runtime/shop-of";
import { optionCollections } from "@/src/store/catalogue/option-collections";

/**
 * The options of a field that are compatible with the chosen parts, by the rules of the configurator; undefined where
 * none restricts it.
 */
export function compatibleOptions(field: SelectionField): FilterOptions | undefined {
  const rule = rules.find(({ subject }) => subject === field);
  if (!rule) return undefined;
  const matching = rowOf(field).rule?.matching;
  return async ({ siblingData, req }) => {
    const chosen = (siblingData as Partial<Record<SelectionField, unknown>> | undefined)?.[rule.by];
    if (typeof chosen !== "number") return true;
    // A strap's key is unique within its family only.
    if (matching) return { [matching]: { equals: chosen } };
    const [{ key }, { catalogue }] = await Promise.all([
      req.payload.findByID({ collection: optionCollections[rule.by], id: chosen, depth: 0, req }),
      shopOf(req.payload).store.loadSnapshot(),
    ]);
    const allowed = rule.allowed({ ...defaultSelection, [rule.by]: key }, catalogue);
    return { key: { in: allowed.filter((one) => one !== null) } };
  };
}
