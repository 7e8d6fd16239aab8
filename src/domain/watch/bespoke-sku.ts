/** Prefix of every bespoke watch's sku. Source: specification §3, product catalogue. */
export const bespokePrefix = "BSPKWTCH";

/** Without the letters that are misread: I, L, O, U. */
export const idAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Characters of an id. */
export const idLength = 26;

export const bespokeSku = (id: string): string => `${bespokePrefix}-${id}`;

/** The id in a bespoke sku, or null for any other sku. */
export function bespokeIdOfSku(sku: string): string | null {
  return new RegExp(`^${bespokePrefix}-([${idAlphabet}]{${idLength}})$`).exec(sku)?.[1] ?? null;
}
