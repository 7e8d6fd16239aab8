import { listKept, lockKept, settleKept } from "./kept-rows";

/** Differences between a shop's content and what its version delivers. */
export const delivered = { listKept, lockKept, settleKept };
