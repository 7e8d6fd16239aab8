import { inFour, type FullText } from "@/src/seed/catalogue/seed-option";

/** At most 48 characters each: one line of a phone. */
export const banners: readonly { readonly text: FullText; readonly href: string | null }[] = [
  {
    text: inFour(
      "Assemblée à la commande, expédiée en 12 jours.",
      "Assembled to order, shipped in 12 days.",
      "Montado por encargo, enviado en 12 días.",
      "ご注文ごとに組み立て、12日で発送します。",
    ),
    href: null,
  },
  {
    text: inFour(
      "Livraison suivie offerte en Europe.",
      "Free tracked delivery in Europe.",
      "Envío con seguimiento gratis en Europa.",
      "ヨーロッパ内は追跡付き配送が無料です。",
    ),
    href: null,
  },
  {
    text: inFour(
      "Dix cadrans, dont sept faits à la main.",
      "Ten dials, seven of them made by hand.",
      "Diez esferas, siete hechas a mano.",
      "文字盤は10種、うち7種は手仕事です。",
    ),
    href: "/configurator",
  },
  {
    text: inFour(
      "14 jours pour changer d’avis.",
      "14 days to change your mind.",
      "14 días para cambiar de idea.",
      "返品は14日間、理由を問いません。",
    ),
    href: null,
  },
];
