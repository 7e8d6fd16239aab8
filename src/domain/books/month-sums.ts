import type { Currency } from "@/src/domain/money/currency";
import { addMinor, minor, minusMinor, zero, type Minor } from "@/src/domain/money/minor";
import type { SoldParts } from "@/src/domain/vat/sold-parts";
import type { CardEntry } from "./journal";

interface RateSum extends SoldParts {
  readonly currency: Currency;
  readonly country: string;
  readonly percent: number;
  readonly documents: number;
  readonly vat: Minor;
}

/** Receipts of a month at one rate. */
export interface SaleSum extends RateSum {
  readonly covered: Minor;
}

/** Credit notes of a month at one rate; amounts as the notes say them. */
export interface CreditSum extends RateSum {
  readonly toCards: Minor;
  /** everything but movements of cards */
  readonly toBuyers: Minor;
}

/** What happened to cards beside any order. */
export interface CardSum {
  readonly account: CardEntry["account"];
  readonly amount: Minor;
}

/** What banks took for good, as disputes were lost. */
export interface DisputeSum {
  readonly currency: Currency;
  readonly amount: Minor;
}

/** Goods at one rate, less their refunds. */
export interface RateRow {
  readonly currency: Currency;
  readonly country: string;
  readonly percent: number;
  readonly sold: Minor;
  readonly refunded: Minor;
  readonly net: Minor;
  readonly vat: Minor;
}

const of = <Sum extends RateSum>(
  sums: readonly Sum[],
  { currency, country, percent }: RateSum,
): Sum | undefined =>
  sums.find((sum) => sum.currency === currency && sum.country === country && sum.percent === percent);

/** Goods by currency, country and rate; a rate under which there are only vouchers or gifts has no row. */
export function rateRows(sales: readonly SaleSum[], credits: readonly CreditSum[]): readonly RateRow[] {
  const keys = [...sales, ...credits.filter((credit) => !of(sales, credit))];
  return keys
    .map((key) => {
      const [sale, credit] = [of(sales, key), of(credits, key)];
      const [sold, refunded] = [sale?.goods ?? zero, credit?.goods ?? zero];
      const vat = minor((sale?.vat ?? 0) - (credit?.vat ?? 0));
      const { currency, country, percent } = key;
      return { currency, country, percent, sold, refunded, vat, net: minor(sold - refunded - vat) };
    })
    .filter(({ sold, refunded }) => sold !== 0 || refunded !== 0);
}

/** What the shop owes the holders of gift cards: additions and deductions of a month, hundredths of a euro. */
export interface CardMonth {
  readonly sold: Minor;
  readonly issued: Minor;
  readonly spent: Minor;
  readonly returned: Minor;
  readonly refunded: Minor;
  readonly expired: Minor;
  readonly lost: Minor;
  readonly change: Minor;
}

const total = <Sum>(sums: readonly Sum[], amountOf: (sum: Sum) => Minor): Minor =>
  addMinor(...sums.map(amountOf));

/** Gift cards in a month; `change` is the sum of all that is above it. */
export function cardMonth(
  sales: readonly SaleSum[],
  credits: readonly CreditSum[],
  cards: readonly CardSum[],
): CardMonth {
  const beside = (account: CardSum["account"]) =>
    minusMinor(cards.find((sum) => sum.account === account)?.amount ?? zero);
  const parts = {
    sold: total(sales, ({ vouchers }) => vouchers),
    issued: beside("sold"),
    spent: minusMinor(total(sales, ({ covered }) => covered)),
    returned: total(credits, ({ toCards }) => toCards),
    refunded: minusMinor(total(credits, ({ vouchers }) => vouchers)),
    expired: beside("lapsed"),
    lost: beside("missing"),
  };
  return { ...parts, change: addMinor(...Object.values(parts)) };
}

/** Money of a month in one currency. */
export interface MoneyRow {
  readonly currency: Currency;
  /** charged by the payment providers */
  readonly received: Minor;
  /** what they gave back */
  readonly returned: Minor;
  /** what banks took from them for good */
  readonly disputed: Minor;
  readonly donated: Minor;
  /** paid in advance for the border, less refunds: owed to carriers */
  readonly duties: Minor;
  readonly receipts: number;
  readonly creditNotes: number;
}

/** What came in and went back, by currency. */
export function moneyRows(
  sales: readonly SaleSum[],
  credits: readonly CreditSum[],
  disputes: readonly DisputeSum[],
): readonly MoneyRow[] {
  const currencies = [...new Set([...sales, ...credits, ...disputes].map(({ currency }) => currency))];
  return currencies.map((currency) => {
    const sold = sales.filter((sum) => sum.currency === currency);
    const back = credits.filter((sum) => sum.currency === currency);
    return {
      currency,
      received: total(sold, (sum) =>
        minor(sum.goods + sum.duties + sum.vouchers + sum.donated - sum.covered),
      ),
      returned: total(back, ({ toBuyers }) => toBuyers),
      disputed: disputes.find((sum) => sum.currency === currency)?.amount ?? zero,
      donated: minor(total(sold, (sum) => sum.donated) - total(back, (sum) => sum.donated)),
      duties: minor(total(sold, (sum) => sum.duties) - total(back, (sum) => sum.duties)),
      receipts: sold.reduce((sum, { documents }) => sum + documents, 0),
      creditNotes: back.reduce((sum, { documents }) => sum + documents, 0),
    };
  });
}
