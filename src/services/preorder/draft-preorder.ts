import type { OrderDraft } from "@/src/domain/order/order";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { chargeCurrency } from "@/src/domain/money/charge-currency";
import { convert } from "@/src/domain/money/convert";
import type { Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { boxChoices, piecePrice, strapChoices, type PieceChoice } from "@/src/domain/preorder/offered-pieces";
import { depositOf, type Place } from "@/src/domain/preorder/preorder-offer";
import type { ShopSettings } from "@/src/domain/settings";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { draftOrder } from "@/src/services/checkout/draft-order";
import type { FoundOffer } from "./find-offer";
import { depositWords, placeWords, shipsWords } from "./place-words";

export interface PreorderRequest {
  readonly choice: PieceChoice;
  readonly locale: Locale;
  /** the displayed currency */
  readonly currency: Currency;
  /** Page the shopper returns to. */
  readonly href: string;
}

/** The snapshot of a pre-order; null if the choice is not offered. */
export function draftPreorder(
  { offer, watch, catalogue, words }: FoundOffer,
  settings: ShopSettings,
  { choice, locale, currency, href }: PreorderRequest,
): OrderDraft | null {
  const strap = strapChoices(offer, watch, catalogue, locale).find(({ key }) => key === choice.strap);
  const box = boxChoices(catalogue, locale).find(({ key }) => key === choice.box);
  if (!strap || !box) return null;
  const total = piecePrice(offer, box);
  const price = depositOf(total, offer.depositPercent);
  const charged = chargeCurrency(currency, settings.chargedAsShown);
  const rest = formatMoney(convert(minor(total - price), charged, settings.rates), charged, locale);
  const said = words[locale].articles.preorder;
  return draftOrder({
    lines: [
      {
        id: offer.key,
        sku: offer.sku,
        kind: "pre-order",
        price,
        discount: 0,
        quantity: 1,
        title: localise(offer.name, locale),
        details: [
          strap.label,
          box.label,
          ...(price < total ? [depositWords(offer.depositPercent, rest, said)] : []),
          shipsWords(offer.shipsAt, said, locale),
        ],
        image: frontImageUrl(strap.parts, { width: 320, stage: watch.stage, version: catalogue.version }),
        href,
      },
    ],
    promotion: null,
    settings,
    catalogueVersion: catalogue.version,
    locale,
    currency,
    note: "",
  });
}

/** The same with its place number as the first detail. */
export function withPlace(draft: OrderDraft, place: Place, words: FoundOffer["words"]): OrderDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => ({
      ...line,
      details: [placeWords(place, words[draft.locale].articles.preorder), ...line.details],
    })),
  };
}
