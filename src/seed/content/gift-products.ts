import type { LineKind } from "@/src/domain/cart/article-kind";
import type { FullText } from "@/src/seed/catalogue/seed-option";
import type { SceneName } from "./scene-names";

/** A sku that is no ready-made watch. */
interface SeedProduct {
  readonly sku: string;
  readonly kind: LineKind;
  readonly price: number;
  readonly name: FullText;
  readonly description: FullText;
  readonly page?: string;
  /** What stands for a thing that has no look of its own. */
  readonly scene?: SceneName;
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);

/** Source: specification §3: gift cards GC-050 to GC-500 in steps of 50. */
const giftCards = steps(50, 500, 50).map((euros): SeedProduct => ({
  sku: `GC-${String(euros).padStart(3, "0")}`,
  kind: "gift-card",
  price: euros * 100,
  name: {
    fr: `Carte cadeau ${euros} €`,
    en: `€${euros} gift card`,
    es: `Tarjeta regalo de ${euros} €`,
    jp: `ギフトカード ${euros}ユーロ`,
  },
  description: {
    fr: "Envoyée par e-mail, valable deux ans, utilisable en plusieurs fois sur toute la boutique, sauf pour une autre carte.",
    en: "Sent by email, valid for two years, to spend all at once or bit by bit across the shop, except on another card.",
    es: "Se envía por correo electrónico, vale dos años y se usa en varias compras, en toda la tienda, salvo para otra tarjeta.",
    jp: "メールでお届けします。有効期間は2年、ギフトカードを除くショップのすべての商品に、分けて使えます。",
  },
  scene: "hero-gift-cards",
}));

/** Source: specification §3: SURPWTCH-{amount}, 25000 to 100000 in steps of 2500. */
const surpriseWatches = steps(25_000, 100_000, 2500).map((price): SeedProduct => {
  const euros = price / 100;
  return {
    sku: `SURPWTCH-${price}`,
    kind: "surprise-watch",
    price,
    name: {
      fr: `Montre surprise à ${euros.toLocaleString("fr")} €`,
      en: `€${euros.toLocaleString("en")} surprise watch`,
      es: `Reloj sorpresa de ${euros} €`,
      jp: `サプライズウォッチ ${euros.toLocaleString("ja")}ユーロ`,
    },
    description: {
      fr: "Vous fixez le montant, nous choisissons les pièces. Sa valeur n’est jamais inférieure au prix payé.",
      en: "You set the amount, we choose the parts. Its value is never less than you paid.",
      es: "Tú fijas el importe, nosotros elegimos las piezas. Nunca vale menos de lo que pagas.",
      jp: "金額を決めていただき、部品は私たちが選びます。お支払い額を下回ることはありません。",
    },
    scene: "box-surprise",
  };
});

export const giftProducts: readonly SeedProduct[] = [
  {
    sku: "BSPKWTCH",
    kind: "bespoke",
    // The base of every composed watch; what is paid is computed from its parts. Source: specification §9.
    price: 25_000,
    name: {
      fr: "Montre sur mesure",
      en: "Bespoke watch",
      es: "Reloj a medida",
      jp: "オーダーメイドウォッチ",
    },
    description: {
      fr: "Boîtier, cadran, aiguilles, bracelet : vous décidez de tout, nous assemblons.",
      en: "Case, dial, hands, strap: you decide everything, we assemble.",
      es: "Caja, esfera, agujas, correa: tú lo decides todo, nosotros lo montamos.",
      jp: "ケース、文字盤、針、ストラップ。すべてお選びいただき、私たちが組み立てます。",
    },
    page: "/configurator",
  },
  {
    sku: "GW1",
    kind: "gift-watch",
    // The configurator's default watch. Source: specification 9.3.
    price: 32_000,
    name: { fr: "Montre à offrir", en: "Gift watch", es: "Reloj para regalar", jp: "贈り物の時計" },
    scene: "box-premium",
    description: {
      fr: "Vous offrez la montre, la personne qui la reçoit choisit ses pièces dans le configurateur.",
      en: "You give the watch; whoever receives it chooses its parts in the configurator.",
      es: "Tú regalas el reloj; quien lo recibe elige sus piezas en el configurador.",
      jp: "時計を贈り、受け取った方がコンフィギュレーターで部品を選びます。",
    },
  },
  ...giftCards,
  ...surpriseWatches,
];
