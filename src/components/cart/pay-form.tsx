"use client";
import type { FormEvent, ReactNode } from "react";
import { useCartContext } from "./cart-context";
import { useCart, useCartCurrency } from "./use-cart";
import { useCartTotal } from "./use-cart-total";
import { usePay } from "./use-pay";

/** Id of the form that pays, for the note beside it. */
export const payFormId = "payer";

/** Opens the payment with the total on the page: if it has changed, an error is shown before any payment. */
export function PayForm({ children }: { children: ReactNode }) {
  const { locale } = useCartContext();
  const currency = useCartCurrency();
  const { terms } = useCart();
  const { charged, due, duties } = useCartTotal();
  const { isDisabled, pay } = usePay();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled) void pay();
  };
  return (
    <form id={payFormId} method="post" action={`/api/checkout?locale=${locale}`} onSubmit={submit}>
      <input type="hidden" name="__nextLocale" value={locale} />
      <input type="hidden" name="currency" value={currency} />
      <input type="hidden" name="expectedTotal" value={charged.total} />
      <input type="hidden" name="expectedDue" value={due} />
      {duties > 0 && <input type="hidden" name="dutyPaid" value="true" />}
      {terms !== null && <input type="hidden" name="terms" value={terms} />}
      {children}
    </form>
  );
}
