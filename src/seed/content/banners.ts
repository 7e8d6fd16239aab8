import type { FullText } from "@/src/seed/catalogue/seed-option";

/** At most 48 characters each: one line of a phone. */
export const banners: readonly { readonly text: FullText; readonly href: string | null }[] = [
  {
    text: {
      fr: "Assemblée à la commande, dans notre atelier.",
      en: "Assembled to order, in our own workshop.",
      es: "Montado por encargo, en nuestro taller.",
      jp: "ご注文ごとに、工房で組み立てます。",
    },
    href: null,
  },
  {
    text: {
      fr: "Livraison suivie comprise dans le prix.",
      en: "Tracked delivery included in the price.",
      es: "Envío con seguimiento incluido en el precio.",
      jp: "追跡付きの配送料は、価格に含まれています。",
    },
    href: null,
  },
  {
    text: {
      fr: "Dix cadrans, dont sept faits à la main.",
      en: "Ten dials, seven of them made by hand.",
      es: "Diez esferas, siete hechas a mano.",
      jp: "文字盤は10種、うち7種は手仕事です。",
    },
    href: "/configurator",
  },
  {
    text: {
      fr: "14 jours pour changer d’avis.",
      en: "14 days to change your mind.",
      es: "14 días para cambiar de idea.",
      jp: "返品は14日間、理由を問いません。",
    },
    href: null,
  },
];
