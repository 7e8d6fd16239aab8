import { bespokeIdOfSku } from "./bespoke-sku";
import type { Selection } from "./selection";
import { selectionQuery } from "./selection-query";

/** Name in the configurator's address of the line of the cart that the watch is to replace. */
export const replacedLineName = "replaces";

/** Sku of the line an address of the configurator names; null for none, and for what cannot be one of a composed watch. */
export function replacedLine(query: URLSearchParams): string | null {
  const sku = query.get(replacedLineName);
  return sku !== null && bespokeIdOfSku(sku) !== null ? sku : null;
}

/**
 * Path that opens a watch in the configurator. It names the watch always, also the default one: an address without
 * a watch opens the last one composed there.
 */
export function configuratorPath(selection: Selection): string {
  const query = selectionQuery(selection);
  return `/configurator?${query === "" ? `caseType=${selection.caseType}` : query}`;
}

/** Path that opens a bespoke watch of the cart in the configurator. @param sku of its line */
export function editPath(selection: Selection, sku: string): string {
  return `${configuratorPath(selection)}&${new URLSearchParams({ [replacedLineName]: sku })}`;
}
