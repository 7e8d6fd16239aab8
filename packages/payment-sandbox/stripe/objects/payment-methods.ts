/**
 * How a payment method behaves. `card`: answers at once. `redirect`: the shopper confirms on another page and the money is
 * there at once. `later`: the session completes, and the money arrives or is refused afterwards, or it is there at once.
 * `voucher`: the shopper pays at a till or a cash machine until the voucher expires.
 */
export type Family = "card" | "redirect" | "later" | "voucher";

export interface PaymentMethodFacts {
  readonly name: string;
  readonly family: Family;
  /** Currencies it is charged in. Source: provider's documentation, payment method support. */
  readonly currencies: readonly string[];
}

export interface VoucherFacts extends PaymentMethodFacts {
  readonly family: "voucher";
  /** The voucher expires at the end of this day after the one it was made on. */
  readonly days: number;
  /** Offset of the day's time zone from UTC, hours. */
  readonly zone: number;
}

const konbini: VoucherFacts = {
  name: "コンビニ決済",
  family: "voucher",
  currencies: ["jpy"],
  days: 3,
  zone: 9,
};
const multibanco: VoucherFacts = {
  name: "Multibanco",
  family: "voucher",
  currencies: ["eur"],
  days: 7,
  zone: 0,
};
export const vouchers = { konbini, multibanco } as const;
export type VoucherMethod = keyof typeof vouchers;
export const isVoucherMethod = (method: string): method is VoucherMethod => Object.hasOwn(vouchers, method);

/** Methods of the account, in the order of the page. The provider itself would also look at the shopper's country. */
const methods: Readonly<Record<string, PaymentMethodFacts>> = {
  klarna: {
    name: "Klarna",
    family: "later",
    currencies: ["eur", "usd", "gbp", "chf", "cad", "aud", "sek", "nok", "dkk"],
  },
  ideal: { name: "iDEAL", family: "redirect", currencies: ["eur"] },
  bancontact: { name: "Bancontact", family: "redirect", currencies: ["eur"] },
  eps: { name: "EPS", family: "redirect", currencies: ["eur"] },
  p24: { name: "Przelewy24", family: "redirect", currencies: ["eur"] },
  twint: { name: "TWINT", family: "redirect", currencies: ["chf"] },
  paypay: { name: "PayPay", family: "redirect", currencies: ["jpy"] },
  paynow: { name: "PayNow", family: "redirect", currencies: ["sgd"] },
  sepa_debit: { name: "SEPA", family: "later", currencies: ["eur"] },
  ...vouchers,
};

export const methodsIn = (currency: string): string[] => [
  "card",
  ...Object.keys(methods).filter((method) => methods[method]?.currencies.includes(currency)),
];

/** @throws for a method the account does not have */
export function factsOf(method: string): PaymentMethodFacts {
  const facts = methods[method];
  if (!facts) throw new Error(`The account has no payment method ${method}.`);
  return facts;
}

/** End of the voucher's last day, in seconds. @param now in ms */
export function voucherEnd({ days, zone }: VoucherFacts, now: number): number {
  const day = 86_400_000;
  const offset = zone * 3_600_000;
  return (Math.floor((now + offset) / day) * day + (days + 1) * day - offset) / 1000 - 1;
}
