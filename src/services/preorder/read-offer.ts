import type { PreorderResponse } from "@/src/domain/contracts/preorder-offer";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { boxChoices, strapChoices } from "@/src/domain/preorder/offered-pieces";
import { preorderStage } from "@/src/domain/preorder/preorder-offer";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import type { Shop } from "@/src/services/shop";
import { isGuest } from "./password-gate";
import { findOffer } from "./find-offer";

/**
 * An offer with its remaining places. Null for an unknown offer, and without a pass if it has a password.
 * @param pass issued by the password gate
 */
export async function readOffer(
  shop: Shop,
  { key, locale, pass }: { readonly key: string; readonly locale: Locale; readonly pass: string | null },
): Promise<PreorderResponse | null> {
  const found = await findOffer(shop, key);
  if (!found || (found.offer.isInvited && !(await isGuest(shop, key, pass)))) return null;
  const { offer, watch, catalogue } = found;
  const [left, settings] = await Promise.all([
    shop.store.preorders.countFreePlaces(offer.id),
    shop.store.loadSettings(),
  ]);
  return {
    key,
    name: localise(offer.name, locale),
    text: localise(offer.text, locale),
    stage: preorderStage(offer, left, shop.clock()),
    left,
    pieces: offer.pieces,
    price: offer.price,
    depositPercent: offer.depositPercent,
    opensAt: offer.opensAt,
    shipsAt: offer.shipsAt,
    terms: settings.termsVersion,
    straps: strapChoices(offer, watch, catalogue, locale).map(({ key: strap, label, parts }) => ({
      key: strap,
      label,
      image: frontImageUrl(parts, { width: 640, stage: watch.stage, version: catalogue.version }),
    })),
    boxes: boxChoices(catalogue, locale).map((box) => ({ ...box })),
  };
}
