import { findDrafts, findScheduled } from "./draft-rows";
import { readBestSold, readLeftCarts, readTodaySales } from "./sales-rows";
import { countWaiting } from "./waiting-rows";

/** Queries of the admin's first page. */
export const home = {
  countWaiting,
  findDrafts,
  findScheduled,
  readTodaySales,
  readBestSold,
  readLeftCarts,
};
