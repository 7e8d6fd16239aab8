import type { FullText } from "./seed-option";

/**
 * The seven finishes of cases and metal bracelets. Of two letters pairs, the first is the outside (case, lugs,
 * outer links), the second the inside (bezel, crown, centre links).
 * Source: specification §3, case colors per type.
 */
export const metals: readonly { readonly color: string; readonly label: FullText }[] = [
  { color: "si", label: { fr: "Acier", en: "Steel", es: "Acero", jp: "スティール" } },
  {
    color: "rg",
    label: { fr: "Or rose PVD", en: "Rose gold PVD", es: "Oro rosa PVD", jp: "ローズゴールドPVD" },
  },
  {
    color: "gl",
    label: { fr: "Or jaune PVD", en: "Yellow gold PVD", es: "Oro amarillo PVD", jp: "イエローゴールドPVD" },
  },
  { color: "bl", label: { fr: "Noir PVD", en: "Black PVD", es: "Negro PVD", jp: "ブラックPVD" } },
  {
    color: "sirg",
    label: {
      fr: "Acier et or rose PVD",
      en: "Steel and rose gold PVD",
      es: "Acero y oro rosa PVD",
      jp: "スティール×ローズゴールドPVD",
    },
  },
  {
    color: "sigl",
    label: {
      fr: "Acier et or jaune PVD",
      en: "Steel and yellow gold PVD",
      es: "Acero y oro amarillo PVD",
      jp: "スティール×イエローゴールドPVD",
    },
  },
  {
    color: "sibl",
    label: {
      fr: "Acier et noir PVD",
      en: "Steel and black PVD",
      es: "Acero y negro PVD",
      jp: "スティール×ブラックPVD",
    },
  },
];
