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
      en: "60 dials, painted and engraved one after the other. Each carries its number on the back.",
      es: "60 esferas pintadas y grabadas una tras otra. Cada reloj lleva su número en el dorso.",
      jp: "一枚ずつ塗り、彫った60枚の文字盤。どの時計にも、裏側にシリアル番号が入ります。",
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
      fr: "Distinction Bu01, trente premières",
      en: "Distinction Bu01, the first thirty",
      es: "Distinction Bu01, las treinta primeras",
      jp: "ディスティンクション Bu01、最初の30本",
    },
    text: {
      fr: "30 pièces, numérotées, au prix de la mise en ligne. Le numéro suit l’ordre d’arrivée.",
      en: "30 numbered pieces, at the price they will have online. Numbers follow the order of arrival.",
      es: "30 piezas numeradas, al precio de la publicación. El número sigue el orden de llegada.",
      jp: "番号入り30本。価格は公開日と同じです。番号はお申し込み順に決まります。",
    },
    sku: "DIBU01",
    straps: [],
    depositPercent: 100,
    pieces: 30,
    shipsAt: "2027-02-15T00:00:00.000Z",
    isInvited: true,
  },
];

/** Word of the demonstration; whoever runs the shop writes another one in the admin. */
export const demoPassword = "premier-regard";
