import * as v from "valibot";

/** Price in hundredths of a euro. */
export const skuResponse = v.object({ sku: v.string(), price: v.number() });
export type SkuResponse = v.InferOutput<typeof skuResponse>;
