import { bespokeIdOfSku, bespokeSku } from "./bespoke-sku";

/** Content of a composed watch's address: the sku of a saved one, or the query of an unsaved one. */
export type SharedWatch = { readonly sku: string } | { readonly query: URLSearchParams };

/**
 * Reads the address of a composed watch as it is copied from the configurator, from its page or from a mail.
 * @returns null for any other text
 */
export function readSharedLink(text: string): SharedWatch | null {
  const typed = text.trim();
  if (bespokeIdOfSku(typed) !== null) return { sku: typed };
  if (!URL.canParse(typed)) return null;
  const { pathname, searchParams } = new URL(typed);
  const [, id] = /\/configurator\/p\/([0-9A-Z]{26})\/?$/.exec(pathname) ?? [];
  if (id !== undefined) {
    const sku = bespokeSku(id);
    return bespokeIdOfSku(sku) === null ? null : { sku };
  }
  return /\/configurator\/?$/.test(pathname) ? { query: searchParams } : null;
}
