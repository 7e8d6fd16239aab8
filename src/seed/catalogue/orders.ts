import { inFour, type SeedOption } from "./seed-option";

/** What comes with the watch. Source: specification §3, packaging. */
const packagings: readonly SeedOption[] = [
  {
    key: "WITHOUT",
    scene: "option-box-travel",
    label: inFour("Étui de voyage", "Travel box", "Estuche de viaje", "トラベルケース"),
    note: inFour(
      "Un étui souple qui tient dans une poche de veste.",
      "A soft case that fits in a jacket pocket.",
      "Un estuche blando que cabe en el bolsillo.",
      "上着のポケットに収まる柔らかなケースです。",
    ),
  },
  {
    key: "WITH",
    price: 5000,
    scene: "option-box-premium",
    label: inFour("Coffret premium", "Premium box", "Caja premium", "プレミアムボックス"),
    note: inFour(
      "Bois plein, place pour la montre et un second bracelet.",
      "Solid wood, with room for the watch and a second strap.",
      "Madera maciza, con sitio para el reloj y una segunda correa.",
      "無垢材の箱。時計と替えストラップが入ります。",
    ),
  },
];

/** Source: specification §3, warranty; decision "warranty 24_months". */
const warranties: readonly SeedOption[] = [
  {
    key: "24_months",
    label: inFour(
      "24 mois, garantie légale",
      "24 months, legal guarantee",
      "24 meses, garantía legal",
      "24か月（法定保証）",
    ),
    note: inFour(
      "La garantie légale de conformité, comprise dans le prix.",
      "The legal guarantee of conformity, included in the price.",
      "La garantía legal de conformidad, incluida en el precio.",
      "法律で定められた適合性の保証で、価格に含まれます。",
    ),
  },
  {
    key: "36_months",
    price: 7000,
    label: inFour(
      "36 mois, garantie commerciale",
      "36 months, commercial warranty",
      "36 meses, garantía comercial",
      "36か月（延長保証）",
    ),
    note: inFour(
      "Un an de plus que la garantie légale, mouvement compris.",
      "One year beyond the legal guarantee, movement included.",
      "Un año más que la garantía legal, movimiento incluido.",
      "法定保証に1年を加え、ムーブメントも対象です。",
    ),
  },
  {
    key: "48_months",
    price: 11500,
    label: inFour(
      "48 mois, garantie commerciale",
      "48 months, commercial warranty",
      "48 meses, garantía comercial",
      "48か月（延長保証）",
    ),
    note: inFour(
      "Deux ans de plus que la garantie légale, mouvement compris.",
      "Two years beyond the legal guarantee, movement included.",
      "Dos años más que la garantía legal, movimiento incluido.",
      "法定保証に2年を加え、ムーブメントも対象です。",
    ),
  },
];

/** Source: specification §3, priority. The base delay stands in the shop settings. */
const priorities: readonly SeedOption[] = [
  { key: "NORMAL", label: inFour("Délai normal", "Normal delivery", "Plazo normal", "通常納期") },
  {
    key: "HIGH_PRIORITY",
    price: 7000,
    label: inFour("Prioritaire", "Priority", "Prioritario", "優先製作"),
    note: inFour(
      "Votre montre passe en tête de l’établi : six jours de moins.",
      "Your watch goes to the head of the bench: six days sooner.",
      "Tu reloj pasa al principio del banco: seis días menos.",
      "作業台の先頭に置き、6日早く仕上げます。",
    ),
    leadDays: -6,
  },
];

/** These catalogues, by field. */
export const orderRows = {
  packaging: packagings,
  priority: priorities,
  warranty: warranties,
};
