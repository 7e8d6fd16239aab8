import type { Payload } from "payload";
import * as v from "valibot";
import { localPaymentKeys } from "@/src/domain/market/local-payments";
import { borderPayers, type Market } from "@/src/domain/market/market";
import { currencies } from "@/src/domain/money/currency";
import { localisedRow, moneyRow, readRows } from "@/src/store/rows";

const marketRow = v.object({
  currency: v.picklist(currencies),
  countries: v.nullish(v.array(v.string()), []),
  factor: v.number(),
  transitDays: v.nullish(v.number(), null),
  payments: v.nullish(v.array(v.picklist(localPaymentKeys)), []),
  border: v.object({
    payer: v.picklist(borderPayers),
    dutyPercent: v.number(),
    taxPercent: v.number(),
    valuePercent: v.number(),
    dutyFreeBelow: moneyRow,
    taxFreeBelow: moneyRow,
    note: localisedRow,
    dutyPaidPercent: v.nullish(v.number(), null),
  }),
});

/** Every market, by its currency's place in the specification's list. */
export async function loadMarkets(payload: Payload): Promise<readonly Market[]> {
  const rows = await readRows(payload, "markets", marketRow);
  return rows.toSorted((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency));
}
