import { bespokeIdOfSku } from "./bespoke-sku";

/**
 * Where a shared bespoke watch is shown, from its sku; null for any other sku.
 * Source: specification §2, /configurator/p/{bespoke id}.
 */
export function bespokePath(sku: string): string | null {
  const id = bespokeIdOfSku(sku);
  return id === null ? null : `/configurator/p/${id}`;
}
