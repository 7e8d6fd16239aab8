"use client";
import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { formatMoney } from "@/src/domain/money/format-money";
import { instalmentOf } from "@/src/domain/money/instalment";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { cartModalVisibleAtom } from "@/src/state/cart";
import { useConsent } from "@/src/components/tracking/use-consent";
import { useCartSurroundings } from "./cart-context";
import { useCartTotal } from "./use-cart-total";

const ProviderMessage = lazy(() => import("@/src/components/tracking/provider-message"));

/**
 * What the total comes to in parts: in the shop's own words, and in the provider's once somebody has accepted and
 * looks. Source: specification §2, cart drawer; §7, third-party scripts.
 */
export function InstalmentNote({ tracker }: { tracker: Trackers["instalment"] }) {
  const { locale, settings, t } = useCartSurroundings();
  const { shown, charged, due } = useCartTotal();
  // What gift cards leave to pay is charged in euros, and only that is paid in parts.
  const { total, currency } = due === charged.total ? shown : { total: due, currency: charged.currency };
  const isAccepted = useConsent() === "accepted";
  const isVisible = useAtomValue(cartModalVisibleAtom);
  const { enabled, count, currencies } = settings.instalment;
  if (!enabled || total === 0 || !currencies.includes(currency)) return null;
  const own = (
    <p data-type="note">
      {t("instalment", { count, amount: formatMoney(instalmentOf(total, count), currency, locale) })}
    </p>
  );
  if (!isAccepted || !isVisible || !tracker) return own;
  return (
    <Suspense fallback={own}>
      <ProviderMessage tracker={tracker} amount={total} currency={currency} locale={locale}>
        {own}
      </ProviderMessage>
    </Suspense>
  );
}
