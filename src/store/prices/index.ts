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

/** Prices, what was decided about them together, and what a change of them touches. */
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
