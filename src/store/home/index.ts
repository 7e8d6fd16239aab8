import { findDrafts, findScheduled } from "./draft-rows";
import { readBestSold, readLeftCarts, readTodaySales } from "./sales-rows";
import { countWaiting } from "./waiting-rows";

/** What the first page of the admin asks. */
export const home = {
  countWaiting,
  findDrafts,
  findScheduled,
  readTodaySales,
  readBestSold,
  readLeftCarts,
};
