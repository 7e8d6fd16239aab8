import { bespokeIdOfSku } from "@/src/domain/watch/bespoke-sku";

/** What a sku names. */
export interface ParsedSku {
  /** the article's own sku */
  readonly article: string;
  /** of the details given with it */
  readonly wishId: string | null;
  /** of a composed watch */
  readonly bespokeId: string | null;
}

export function parseSku(sku: string): ParsedSku {
  const [, article = sku, wishId = null] = /^([^~]+)~([\w-]{22})$/.exec(sku) ?? [];
  return { article, wishId, bespokeId: bespokeIdOfSku(sku) };
}
