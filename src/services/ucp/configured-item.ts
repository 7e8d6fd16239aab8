import { fill } from "@/src/domain/locale/fill";
import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { describeRepair } from "@/src/domain/ucp/catalog/describe-repairs";
import type { UcpMessage } from "@/src/domain/ucp/message";
import { isSelectionField, type Selection } from "@/src/domain/watch/selection";
import type { Shop } from "@/src/services/shop";
import { chooseOptions } from "./catalog/choose-options";
import { composedWatch } from "./catalog/composed-watch";
import { openCatalog } from "./catalog/open-catalog";

/**
 * The sku of a watch by the keys of its parts, for a line of a cart. Fields that are left out follow the others, as in the
 * configurator; a part that cannot be had beside the others is refused, not replaced.
 * @param configuration option keys by field
 * @returns the reasons of a refusal, in the words of the configurator; their paths begin at the item
 */
export async function configuredItem(
  shop: Shop,
  configuration: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<Result<{ sku: string }, { messages: readonly UcpMessage[] }>> {
  const catalog = await openCatalog(shop, {}, locale);
  const { view } = catalog;
  const entries = Object.entries(configuration).map(([name, id]) => ({ name, id, label: id }));
  const { selection, dropped, unknown, repairs } = chooseOptions(entries, [], catalog);
  if (dropped.length === 0 && unknown.length === 0) {
    return ok({ sku: (await composedWatch(shop, selection, view.catalogue)).sku });
  }
  const before: Selection = dropped.reduce(
    (asked, { field, key }) => ({ ...asked, [field]: key }),
    selection,
  );
  const refused = (field: string, content: string): UcpMessage => ({
    type: "error",
    code: "invalid_configuration",
    severity: "recoverable",
    content,
    path: isSelectionField(field) ? `$.item.configuration.${field}` : "$.item.configuration",
  });
  return fail({
    messages: [
      ...unknown.map(({ name, label }) =>
        refused(name, fill(view.words["agent-catalog"].unknownOption, { name, label })),
      ),
      ...repairs
        .filter(({ field }) => dropped.some((wish) => wish.field === field))
        .map((repair) => refused(repair.field, describeRepair({ before, after: selection }, repair, view))),
    ],
  });
}
