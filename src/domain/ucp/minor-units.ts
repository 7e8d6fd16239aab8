import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";

/** An entry of a breakdown; its amount is in minor units of ISO 4217. */
export interface UcpTotal {
  readonly type: string;
  readonly amount: number;
  readonly display_text?: string;
}

/** Writes the amounts of a currency as the protocol does. @param amount hundredths */
export const inUnitsOf =
  (currency: Currency) =>
  (type: string, amount: Minor, text?: string): UcpTotal => ({
    type,
    ...(text !== undefined && { display_text: text }),
    amount: toSmallestUnit(amount, currency),
  });
