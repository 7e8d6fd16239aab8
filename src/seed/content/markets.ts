import * as v from "valibot";
import { localPaymentKeys } from "@/src/domain/market/local-payments";
import { borderPayers } from "@/src/domain/market/market";
import { currencies } from "@/src/domain/money/currency";
import { readContent } from "@/src/seed/read-content";

const percent = v.optional(v.number(), 0);
const limit = v.optional(v.pipe(v.number(), v.integer()), 0);

/** One market for each currency. Rates of duty and tax are estimates of their day, which an owner checks. */
export const markets = readContent(
  "markets.json",
  v.array(
    v.strictObject({
      currency: v.picklist(currencies),
      countries: v.array(v.string()),
      factor: v.optional(v.number(), 100),
      transitDays: v.optional(v.number()),
      payments: v.optional(v.array(v.picklist(localPaymentKeys)), []),
      border: v.strictObject({
        payer: v.picklist(borderPayers),
        dutyPercent: percent,
        taxPercent: percent,
        valuePercent: v.optional(v.number(), 100),
        dutyFreeBelow: limit,
        taxFreeBelow: limit,
        asOf: v.optional(v.string()),
      }),
    }),
  ),
);
