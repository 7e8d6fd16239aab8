"use client";
import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { cartModalVisibleAtom } from "@/src/client/state/cart";
import { instalmentWords } from "@/src/components/price/instalment-words";
import { useConsent } from "@/src/components/tracking/use-consent";
import { useCartContext } from "./cart-context";
import { useCartTotal } from "./use-cart-total";

const ProviderMessage = lazy(() => import("@/src/components/tracking/provider-message"));

/**
 * What the total comes to in parts: in the shop's own words, and in the provider's after consent, once it is visible.
 * Source: specification §2, cart drawer; §7, third-party scripts.
 */
export function InstalmentNote({ tracker }: { tracker: Trackers["instalment"] }) {
  const { locale, settings, t } = useCartContext();
  const { shown, charged, due } = useCartTotal();
  // Only the charged amount is paid in parts: in its own currency, and less what gift cards pay.
  const { currency } = charged;
  const isAccepted = useConsent() === "accepted";
  const isVisible = useAtomValue(cartModalVisibleAtom);
  const { enabled, count, currencies } = settings.instalment;
  if (!enabled || due === 0 || ![shown.currency, currency].every((one) => currencies.includes(one)))
    return null;
  const own = <p data-type="note">{instalmentWords(due, { count, currency, locale }, t)}</p>;
  if (!isAccepted || !isVisible || !tracker) return own;
  return (
    <Suspense fallback={own}>
      <ProviderMessage tracker={tracker} amount={due} currency={currency} locale={locale}>
        {own}
      </ProviderMessage>
    </Suspense>
  );
}
