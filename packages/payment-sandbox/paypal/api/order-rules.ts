import {
  decimalsOf,
  isWalletCurrency,
  toSmallest,
  writtenDecimals,
  type WalletMoney,
} from "../objects/wallet-money";
import type { OrderRequest } from "./order-request";
import { unprocessable, type WalletError } from "./wallet-error";

type Unit = OrderRequest["purchase_units"][number];

const moneyOf = ({ amount, items = [] }: Unit): WalletMoney[] =>
  [amount, amount.breakdown?.item_total, amount.breakdown?.discount, ...items.map((item) => item.unit_amount)]
    .filter((money) => money !== undefined)
    .map(({ currency_code, value }) => ({ currency_code, value }));

const itemTotal = ({ items = [] }: Unit): number =>
  items.reduce((sum, item) => sum + toSmallest(item.unit_amount) * Number(item.quantity), 0);

interface Rule {
  readonly isBroken: (unit: Unit, request: OrderRequest) => boolean;
  readonly refusal: () => WalletError;
}

/** Rules the schema cannot express. Source: the provider's table of 422 issues. */
const rules: readonly Rule[] = [
  {
    isBroken: (unit) => moneyOf(unit).some(({ currency_code: code }) => !isWalletCurrency(code)),
    refusal: () =>
      unprocessable("INVALID_CURRENCY_CODE", "Currency code is invalid or is not currently supported."),
  },
  {
    isBroken: (unit) => new Set(moneyOf(unit).map(({ currency_code: code }) => code)).size > 1,
    refusal: () => unprocessable("MULTI_CURRENCY_ORDER", "Multiple differing values of currency_code."),
  },
  {
    isBroken: (unit) =>
      moneyOf(unit).some(({ currency_code: code, value }) => writtenDecimals(value) > decimalsOf(code)),
    refusal: () =>
      unprocessable(
        "DECIMAL_PRECISION",
        "If the currency supports decimals, only two decimal place precision is supported.",
      ),
  },
  {
    isBroken: ({ amount }) => toSmallest(amount) <= 0,
    refusal: () => unprocessable("CANNOT_BE_ZERO_OR_NEGATIVE", "Must be greater than zero."),
  },
  {
    isBroken: ({ items, amount }) => (items?.length ?? 0) > 0 && amount.breakdown?.item_total === undefined,
    refusal: () =>
      unprocessable("ITEM_TOTAL_REQUIRED", "If item details are specified, item_total is required."),
  },
  {
    isBroken: (unit) => {
      const total = unit.amount.breakdown?.item_total;
      return unit.items !== undefined && total !== undefined && itemTotal(unit) !== toSmallest(total);
    },
    refusal: () =>
      unprocessable("ITEM_TOTAL_MISMATCH", "Should equal sum of (unit_amount * quantity) across all items."),
  },
  {
    isBroken: ({ amount: { breakdown, ...amount } }) =>
      breakdown?.item_total !== undefined &&
      toSmallest(breakdown.item_total) - (breakdown.discount ? toSmallest(breakdown.discount) : 0) !==
        toSmallest(amount),
    refusal: () => unprocessable("AMOUNT_MISMATCH", "Should equal item_total less discount."),
  },
  {
    isBroken: ({ shipping }, { payment_source: { paypal } }) =>
      paypal.experience_context.shipping_preference === "SET_PROVIDED_ADDRESS" && !shipping?.address,
    refusal: () => unprocessable("SHIPPING_ADDRESS_INVALID", "Provided shipping address is invalid."),
  },
];

/** @throws WalletError 422 for the first rule that does not hold */
export function checkOrderRules(request: OrderRequest): void {
  for (const unit of request.purchase_units) {
    const broken = rules.find(({ isBroken }) => isBroken(unit, request));
    if (broken) throw broken.refusal();
  }
}
