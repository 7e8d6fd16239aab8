import { expect, test } from "vitest";
import { minor } from "@/src/domain/money/minor";
import { cardMonth, moneyRows, rateRows, type CreditSum, type SaleSum } from "./month-sums";

const rate = (currency: "EUR" | "USD", country: string, percent: number) => ({ currency, country, percent });
const sale = (
  at: ReturnType<typeof rate>,
  [goods, vat, vouchers = 0, donated = 0, covered = 0, documents = 1, duties = 0]: readonly number[],
): SaleSum => ({
  ...at,
  goods: minor(goods!),
  duties: minor(duties),
  vat: minor(vat!),
  vouchers: minor(vouchers),
  donated: minor(donated),
  covered: minor(covered),
  documents,
});
const credit = (
  at: ReturnType<typeof rate>,
  [
    goods,
    vat,
    vouchers = 0,
    donated = 0,
    toCards = 0,
    toBuyers = 0,
    documents = 1,
    duties = 0,
  ]: readonly number[],
): CreditSum => ({
  ...at,
  goods: minor(goods!),
  duties: minor(duties),
  vat: minor(vat!),
  vouchers: minor(vouchers),
  donated: minor(donated),
  toCards: minor(toCards),
  toBuyers: minor(toBuyers),
  documents,
});

const france = rate("EUR", "FR", 20);
const finland = rate("EUR", "FI", 25.5);
const sales = [
  sale(france, [24_000, 4_000, 5_000, 700, 3_000, 2]),
  sale(rate("USD", "FR", 20), [12_000, 2_000, 0, 0, 0, 1, 1_800]),
  sale(rate("EUR", "FR", 10), [1_100, 100]),
  sale(rate("EUR", "MC", 20), [600, 100]),
  sale(rate("EUR", "BE", 0), [0, 0, 2_500, 300]),
];
const credits = [
  credit(france, [6_000, 1_000, 1_000, 200, 1_500, 5_500, 3]),
  credit(finland, [12_550, 2_550, 0, 0, 0, 12_550]),
];

test("goods stand by currency, country and rate, less what was given back, of an earlier month as well", () => {
  expect(rateRows(sales, credits)).toEqual([
    { ...france, sold: 24_000, refunded: 6_000, vat: 3_000, net: 15_000 },
    { ...rate("USD", "FR", 20), sold: 12_000, refunded: 0, vat: 2_000, net: 10_000 },
    { ...rate("EUR", "FR", 10), sold: 1_100, refunded: 0, vat: 100, net: 1_000 },
    { ...rate("EUR", "MC", 20), sold: 600, refunded: 0, vat: 100, net: 500 },
    { ...finland, sold: 0, refunded: 12_550, vat: -2_550, net: -10_000 },
  ]);
});

test("what is owed to cards grows by what is sold, issued and returned, and shrinks by the rest", () => {
  const cards = [
    { account: "sold", amount: minor(-2_000) },
    { account: "lapsed", amount: minor(400) },
    { account: "missing", amount: minor(-50) },
  ] as const;
  expect(cardMonth(sales, credits, cards)).toEqual({
    sold: 7_500,
    issued: 2_000,
    spent: -3_000,
    returned: 1_500,
    refunded: -1_000,
    expired: -400,
    lost: 50,
    change: 6_650,
  });
  expect(cardMonth([], [], [])).toMatchObject({ issued: 0, expired: 0, lost: 0, change: 0 });
});

const disputes = [{ currency: "EUR", amount: minor(900) }] as const;

test("money stands by currency: what was charged, given back, lost to banks and donated, and on how much paper", () => {
  expect(moneyRows(sales, credits, disputes)).toEqual([
    {
      currency: "EUR",
      received: 24_000 + 5_000 + 700 - 3_000 + 1_100 + 600 + 2_500 + 300,
      returned: 18_050,
      disputed: 900,
      donated: 800,
      duties: 0,
      receipts: 5,
      creditNotes: 4,
    },
    {
      currency: "USD",
      received: 13_800,
      returned: 0,
      disputed: 0,
      donated: 0,
      duties: 1_800,
      receipts: 1,
      creditNotes: 0,
    },
  ]);
  expect(moneyRows([], credits, [])).toMatchObject([{ currency: "EUR", received: 0, returned: 18_050 }]);
});
