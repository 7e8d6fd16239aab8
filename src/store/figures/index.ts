import { addFigures, purgeFigures, readDaysOfOrders, readFigures } from "./figure-rows";

/** Counted figures for the first page of the admin. */
export const figures = {
  addFigures,
  purgeFigures,
  readDaysOfOrders,
  readFigures,
};
