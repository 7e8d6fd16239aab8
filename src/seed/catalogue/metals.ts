import { inFour, type FullText } from "./seed-option";

/**
 * The seven finishes of cases and metal bracelets. Of two letters pairs, the first is the outside (case, lugs,
 * outer links), the second the inside (bezel, crown, centre links).
 * Source: specification §3, case colours per type.
 */
export const metals: readonly { readonly colour: string; readonly label: FullText }[] = [
  { colour: "si", label: inFour("Acier", "Steel", "Acero", "スティール") },
  { colour: "rg", label: inFour("Or rose PVD", "Rose gold PVD", "Oro rosa PVD", "ローズゴールドPVD") },
  {
    colour: "gl",
    label: inFour("Or jaune PVD", "Yellow gold PVD", "Oro amarillo PVD", "イエローゴールドPVD"),
  },
  { colour: "bl", label: inFour("Noir PVD", "Black PVD", "Negro PVD", "ブラックPVD") },
  {
    colour: "sirg",
    label: inFour(
      "Acier et or rose PVD",
      "Steel and rose gold PVD",
      "Acero y oro rosa PVD",
      "スティール×ローズゴールドPVD",
    ),
  },
  {
    colour: "sigl",
    label: inFour(
      "Acier et or jaune PVD",
      "Steel and yellow gold PVD",
      "Acero y oro amarillo PVD",
      "スティール×イエローゴールドPVD",
    ),
  },
  {
    colour: "sibl",
    label: inFour("Acier et noir PVD", "Steel and black PVD", "Acero y negro PVD", "スティール×ブラックPVD"),
  },
];
