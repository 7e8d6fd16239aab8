import type { ApiMoney } from "@/src/domain/contracts/api/money";
import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import { isWhole } from "@/src/domain/money/smallest-unit";

/** An amount as the API says it. A calculated one, such as VAT, is rounded to whole yen. */
export const apiMoneyOf = (amount: Minor, currency: Currency): ApiMoney => ({
  amount: isWhole(currency) ? Math.round(amount / 100) : amount,
  currency,
});
