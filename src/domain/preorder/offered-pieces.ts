import { localise, type Locale } from "@/src/domain/locale/locale";
import { addMinor, type Minor } from "@/src/domain/money/minor";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { strapKey } from "@/src/domain/watch/image-query";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { Selection } from "@/src/domain/watch/selection";
import type { OfferedStrap, PreorderOffer } from "./preorder-offer";

/** An available strap of the run: the same watch on it. */
export interface StrapChoice {
  /** STR-LE-BL, as everywhere in the shop */
  readonly key: string;
  readonly label: string;
  readonly parts: Selection;
}

/** A box and its price, hundredths of a euro. */
export interface BoxChoice {
  readonly key: string;
  readonly label: string;
  readonly price: Minor;
}

/** The options chosen of an offer. */
export interface PieceChoice {
  readonly strap: string;
  readonly box: string;
}

const own = ({ parts }: ReadyMadeWatch): OfferedStrap => ({
  family: parts.strapStyle,
  key: parts.strapColor,
});

/** Available straps, in the order set by marketers; discontinued ones are left out. */
export function strapChoices(
  offer: PreorderOffer,
  watch: ReadyMadeWatch,
  catalogue: Catalogue,
  locale: Locale,
): readonly StrapChoice[] {
  const offered = offer.straps.length > 0 ? offer.straps : [own(watch)];
  return offered.flatMap((strap): StrapChoice[] => {
    const family = catalogue.strapStyle.find(({ key }) => key === strap.family);
    const found = catalogue.strapColor.find(
      (candidate) => candidate.key === strap.key && candidate.family === strap.family,
    );
    if (!family || !found) return [];
    const buckle = family.buckles.find((key) => key === watch.parts.buckle) ?? family.buckles[0] ?? null;
    return [
      {
        key: strapKey(strap),
        label: `${localise(family.label, locale)} · ${localise(found.label, locale)}`,
        parts: {
          ...watch.parts,
          strapStyle: strap.family,
          strapColor: strap.key,
          buckle: buckle ?? watch.parts.buckle,
        },
      },
    ];
  });
}

/** Available boxes. */
export const boxChoices = (catalogue: Catalogue, locale: Locale): readonly BoxChoice[] =>
  catalogue.packaging
    .filter(({ enabled }) => enabled)
    .map(({ key, label, price }) => ({ key, label: localise(label, locale), price }));

/** Price of the whole watch in that box, hundredths of a euro. */
export const piecePrice = (offer: Pick<PreorderOffer, "price">, box: Pick<BoxChoice, "price">): Minor =>
  addMinor(offer.price, box.price);
