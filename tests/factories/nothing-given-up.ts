import { zero } from "@/src/domain/money/minor";
import type { LedgerFacts } from "@/src/domain/order/line-ledger";

/** What an order's ledger is read from, of an order to whose pieces nothing has happened. */
export const nothingGivenUp = {
  parts: [],
  timeline: [],
  refundedAmount: zero,
  refundedToCards: zero,
} as const satisfies Omit<LedgerFacts, "lines">;
