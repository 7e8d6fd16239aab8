import { countOrdersByState, countUnsettled, measureOutbox } from "./trade-rows";

/** What a shop that is watched is asked for all day. */
export const watching = { countOrdersByState, countUnsettled, measureOutbox };
