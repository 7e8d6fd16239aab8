import { useState } from "react";
import { fetchOffer, reservationKey, requestPreorder } from "@/src/client/browser/preorder";
import type { PreorderResponse } from "@/src/domain/contracts/preorder-offer";
import type { Locale } from "@/src/domain/locale/locale";
import { depositOf } from "@/src/domain/preorder/preorder-offer";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import { piecePrice } from "@/src/domain/preorder/offered-pieces";
import { useCurrency } from "@/src/client/state/currency";
import type { Piece } from "./piece-query";

interface Reserving {
  readonly offer: PreorderResponse;
  readonly piece: Piece;
  readonly details: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** Why an earlier attempt without our script has failed. */
  readonly first: string | null;
}

/** Data of the second step for the server. */
export const contactOf = (details: Readonly<Record<string, string>>) => ({
  name: details.name ?? "",
  email: details.email ?? "",
  phone: details.phone ?? "",
  country: details.country ?? "",
  line1: details.line1 ?? "",
  line2: details.line2 ?? "",
  postalCode: details.postalCode ?? "",
  city: details.city ?? "",
  state: details.state ?? "",
});

/** Reserving a piece: `pay` returns the payment page, or null and the reason. */
export function useReserve({ offer, piece, details, locale, first }: Reserving) {
  const [error, setError] = useState<string | null>(first);
  const [newTerms, setNewTerms] = useState<string | null>(null);
  const currency = useCurrency();

  const pay = async (provider: PaymentProvider): Promise<string | null> => {
    setError(null);
    const answer = await requestPreorder({
      offer: offer.key,
      key: reservationKey(),
      strap: piece.strap.key,
      box: piece.box.key,
      lang: locale,
      currency,
      provider,
      expectedDeposit: depositOf(piecePrice(offer, piece.box), offer.depositPercent),
      terms: newTerms ?? offer.terms,
      newsletter: details.newsletter === "on",
      contact: contactOf(details),
    });
    if (answer.ok) return answer.value.url;
    const reason = (answer.error.code === "refused" ? answer.error.error?.error : null) ?? "failed";
    setError(reason);
    // A repeated press, after the notice that the terms have changed, accepts the new ones.
    if (reason === "terms-changed") {
      const now = await fetchOffer(offer.key, locale);
      if (now.ok) setNewTerms(now.value.terms);
    }
    return null;
  };
  return { error, pay };
}
