import { atomic } from "@/src/store/bind";
import {
  endBatch,
  findBatch,
  insertBatch,
  listBatches,
  listPastChanges,
  listScheduledBatches,
  lockDueBatch,
} from "./batch-rows";
import { lockPriceRows, readPriceAlarm, readPriceRows } from "./price-rows";
import {
  findSavedSelections,
  findOpenLines,
  findOpenSelections,
  findPastPrices,
  findRunningCodes,
} from "./touched-rows";

/** Prices, their batches, and the effects of changes. */
export const prices = {
  readPriceRows,
  lockPriceRows,
  readPriceAlarm,
  insertBatch: atomic(insertBatch),
  listBatches,
  listScheduledBatches,
  findBatch,
  lockDueBatch,
  endBatch,
  listPastChanges,
  findOpenLines,
  findOpenSelections,
  findSavedSelections,
  findPastPrices,
  findRunningCodes,
};
