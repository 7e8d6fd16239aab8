import type { Currency } from "@/src/domain/money/currency";

export interface LocalPayment {
  readonly name: string;
  /** Countries where buyers know it, ISO codes. */
  readonly countries: readonly string[];
  /** Currencies the provider charges it in. Source: https://docs.stripe.com/payments/payment-methods/overview */
  readonly currencies: readonly Currency[];
}

/**
 * Ways to pay that the provider's page offers to buyers of a country by itself, where the shop's account has them. The cart
 * names those that a market lists.
 */
export const localPayments = {
  ideal: { name: "iDEAL", countries: ["NL"], currencies: ["EUR"] },
  bancontact: { name: "Bancontact", countries: ["BE"], currencies: ["EUR"] },
  eps: { name: "EPS", countries: ["AT"], currencies: ["EUR"] },
  multibanco: { name: "Multibanco", countries: ["PT"], currencies: ["EUR"] },
  przelewy24: { name: "Przelewy24", countries: ["PL"], currencies: ["EUR"] },
  twint: { name: "TWINT", countries: ["CH"], currencies: ["CHF"] },
  konbini: { name: "コンビニ決済", countries: ["JP"], currencies: ["JPY"] },
  paypay: { name: "PayPay", countries: ["JP"], currencies: ["JPY"] },
  paynow: { name: "PayNow", countries: ["SG"], currencies: ["SGD"] },
} as const satisfies Readonly<Record<string, LocalPayment>>;

/** Whether it is paid at a till or a cash machine, days after ordering. @param name as the cart names it */
export const isVoucherPayment = (name: string): boolean =>
  [localPayments.konbini, localPayments.multibanco].some((one) => one.name === name);

export type LocalPaymentKey = keyof typeof localPayments;

export const localPaymentKeys = Object.keys(localPayments) as readonly LocalPaymentKey[];

/**
 * Ways to pay that the markets list, each with the countries where it is known and the shop sends to.
 * @param sold countries the shop sends to
 */
export const paymentsWhereSold = (
  markets: readonly { readonly payments: readonly LocalPaymentKey[] }[],
  sold: readonly string[],
): readonly LocalPayment[] =>
  markets
    .flatMap(({ payments }) => payments.map((key): LocalPayment => localPayments[key]))
    .map((payment) => ({
      ...payment,
      countries: payment.countries.filter((country) => sold.includes(country)),
    }))
    .filter(({ countries }) => countries.length > 0);

/**
 * Names of the ways to pay that a buyer may know and use.
 * @param country of the buyer, as far as it is known
 * @param charged currency of the payment
 */
export const localPaymentNames = (
  payments: readonly LocalPayment[],
  country: string,
  charged: Currency,
): readonly string[] =>
  payments
    .filter(({ countries, currencies }) => countries.includes(country) && currencies.includes(charged))
    .map(({ name }) => name);
