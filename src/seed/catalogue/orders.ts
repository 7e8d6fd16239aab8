import type { SeedOption } from "./seed-option";

/** What comes with the watch. Source: specification §3, packaging. */
const packagings: readonly SeedOption[] = [
  {
    key: "WITHOUT",
    scene: "option-box-travel",
    label: { fr: "Étui de voyage", en: "Travel case", es: "Estuche de viaje", jp: "トラベルケース" },
    note: {
      fr: "Un étui souple qui tient dans une poche de veste.",
      en: "A soft case that fits in a jacket pocket.",
      es: "Un estuche blando que cabe en el bolsillo de la chaqueta.",
      jp: "上着のポケットに収まる柔らかなケースです。",
    },
  },
  {
    key: "WITH",
    price: 5000,
    scene: "option-box-premium",
    label: { fr: "Coffret premium", en: "Premium box", es: "Estuche premium", jp: "プレミアムボックス" },
    note: {
      fr: "Bois massif, place pour la montre et un second bracelet.",
      en: "Solid wood, with room for the watch and a second strap.",
      es: "Madera maciza, con sitio para el reloj y una segunda correa.",
      jp: "無垢材のボックス。時計と替えストラップが入ります。",
    },
  },
];

/** Source: specification §3, warranty; 3.4. */
const warranties: readonly SeedOption[] = [
  {
    key: "24_months",
    label: {
      fr: "24 mois, garantie légale",
      en: "24 months, legal guarantee",
      es: "24 meses, garantía legal",
      jp: "24か月（法定保証）",
    },
    note: {
      fr: "La garantie légale de conformité, comprise dans le prix.",
      en: "The legal guarantee of conformity, included in the price.",
      es: "La garantía legal de conformidad, incluida en el precio.",
      jp: "法律で定められた適合性の保証で、価格に含まれます。",
    },
  },
  {
    key: "36_months",
    price: 7000,
    label: {
      fr: "36 mois, garantie commerciale",
      en: "36 months, commercial guarantee",
      es: "36 meses, garantía comercial",
      jp: "36か月（延長保証）",
    },
    note: {
      fr: "Un an de plus pour le mouvement et l’étanchéité.",
      en: "One more year for the movement and the water resistance.",
      es: "Un año más para el movimiento y la estanqueidad.",
      jp: "ムーブメントと防水性の保証が、さらに1年続きます。",
    },
  },
  {
    key: "48_months",
    price: 11500,
    label: {
      fr: "48 mois, garantie commerciale",
      en: "48 months, commercial guarantee",
      es: "48 meses, garantía comercial",
      jp: "48か月（延長保証）",
    },
    note: {
      fr: "Deux ans de plus pour le mouvement et l’étanchéité.",
      en: "Two more years for the movement and the water resistance.",
      es: "Dos años más para el movimiento y la estanqueidad.",
      jp: "ムーブメントと防水性の保証が、さらに2年続きます。",
    },
  },
];

/** Source: specification §3, priority. The base delay stands in the shop settings. */
const priorities: readonly SeedOption[] = [
  {
    key: "NORMAL",
    label: { fr: "Délai normal", en: "Standard lead time", es: "Plazo normal", jp: "通常納期" },
  },
  {
    key: "HIGH_PRIORITY",
    price: 7000,
    label: { fr: "Prioritaire", en: "Priority", es: "Prioritario", jp: "優先製作" },
    note: {
      fr: "Votre montre passe en tête de la file : six jours de moins.",
      en: "Your watch goes to the head of the queue: six days sooner.",
      es: "Tu reloj pasa al principio de la cola: seis días menos.",
      jp: "製作の順番を繰り上げ、6日早く発送します。",
    },
    leadDays: -6,
  },
];

/** These catalogues, by field. */
export const orderRows = {
  packaging: packagings,
  priority: priorities,
  warranty: warranties,
};
