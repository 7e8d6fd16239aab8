import * as v from "valibot";
import { ownAmounts } from "./own-amounts";

/** Price in hundredths of a euro, and what of it is set in currencies of their own. */
export const skuResponse = v.object({ sku: v.string(), price: v.number(), own: v.optional(ownAmounts) });
export type SkuResponse = v.InferOutput<typeof skuResponse>;
