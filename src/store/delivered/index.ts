import { countWatches, listPages, readDeliveredBrand } from "./delivered-rows";
import { listKept, lockKept, settleKept } from "./kept-rows";

/** What a shop was delivered with, and where its content differs from what its version delivers. */
export const delivered = { countWatches, listKept, listPages, lockKept, readDeliveredBrand, settleKept };
