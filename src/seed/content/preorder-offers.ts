import type { OfferedStrap } from "@/src/domain/preorder/preorder-offer";
import type { Localised } from "@/src/domain/locale/locale";

export interface SeedPreorderOffer {
  readonly key: string;
  readonly name: Localised;
  readonly text: Localised;
  readonly sku: string;
  readonly straps: readonly OfferedStrap[];
  readonly depositPercent: number;
  readonly pieces: number;
  readonly shipsAt: string;
  readonly isInvited: boolean;
}

/** Runs that are sold before they are made. Prices are those of the day the watch goes online. */
export const preorderOffers: readonly SeedPreorderOffer[] = [
  {
    key: "distinction-horizon",
    name: {
      fr: "Distinction Horizon, série numérotée",
      en: "Distinction Horizon, numbered run",
      es: "Distinction Horizon, serie numerada",
      jp: "ディスティンクション ホライゾン（シリアル番号入り）",
    },
    text: {
      fr: "60 cadrans peints et gravés l’un après l’autre. Chaque montre porte son numéro au dos.",
      en: "60 dials, painted and engraved one after the other. Each watch carries its number on the back.",
      es: "60 esferas pintadas y grabadas una tras otra. Cada reloj lleva su número en el dorso.",
      jp: "一枚ずつ塗り、彫った60枚の文字盤。どの時計にも、裏蓋にシリアル番号が入ります。",
    },
    sku: "DIHO",
    straps: [
      { family: "LE", key: "BL" },
      { family: "LE", key: "BR" },
      { family: "LE", key: "DB" },
      { family: "RU", key: "BU" },
      { family: "NY", key: "GY" },
    ],
    depositPercent: 100,
    pieces: 60,
    shipsAt: "2027-03-15T00:00:00.000Z",
    isInvited: false,
  },
  {
    key: "avant-premiere",
    name: {
      fr: "Distinction Bu01 sur cuir noir",
      en: "Distinction Bu01 on black leather",
      es: "Distinction Bu01 en cuero negro",
      jp: "ディスティンクション Bu01 ブラックレザー",
    },
    text: {
      fr: "30 pièces numérotées, montées sur cuir noir pour cette avant-première seulement. Le numéro suit l’ordre d’arrivée.",
      en: "30 numbered pieces, on black leather for this first look only. Numbers are given first come, first served.",
      es: "30 piezas numeradas, con cuero negro solo para este preestreno. El número sigue el orden de llegada.",
      jp: "シリアル番号入りの30本。ブラックレザーは、この先行公開だけの仕様です。番号はお申し込み順に決まります。",
    },
    sku: "DIBU01",
    // The watch on open sale has dark brown leather: this run is its own.
    straps: [{ family: "LE", key: "BL" }],
    depositPercent: 100,
    pieces: 30,
    shipsAt: "2027-02-15T00:00:00.000Z",
    isInvited: true,
  },
];

/** Password of the demonstration; the shop sets another one in the admin. */
export const demoPassword = "premier-regard";
