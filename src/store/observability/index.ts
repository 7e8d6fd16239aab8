import { countOrdersByState, countUnsettled, measureOutbox } from "./trade-rows";

/** Queries for monitoring. */
export const watching = { countOrdersByState, countUnsettled, measureOutbox };
