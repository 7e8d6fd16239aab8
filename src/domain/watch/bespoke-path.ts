/**
 * Where a shared bespoke watch is shown, from its sku; null for any other sku.
 * Apart from the making of ids, which needs hashing and stays on the server.
 * Source: specification §2, /configurator/p/{bespoke id}.
 */
export function bespokePath(sku: string): string | null {
  const id = /^BSPKWTCH-([0-9A-Z]{26})$/.exec(sku)?.[1];
  return id ? `/configurator/p/${id}` : null;
}
