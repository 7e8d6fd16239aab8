import { inFour, type FullText } from "./seed-option";

/**
 * The seven finishes of cases and metal bracelets. Of two letters pairs, the first is the outside (case, lugs,
 * outer links), the second the inside (bezel, crown, centre links).
 * Source: specification §3, case colors per type.
 */
export const metals: readonly { readonly color: string; readonly label: FullText }[] = [
  { color: "si", label: inFour("Acier", "Steel", "Acero", "スティール") },
  { color: "rg", label: inFour("Or rose PVD", "Rose gold PVD", "Oro rosa PVD", "ローズゴールドPVD") },
  {
    color: "gl",
    label: inFour("Or jaune PVD", "Yellow gold PVD", "Oro amarillo PVD", "イエローゴールドPVD"),
  },
  { color: "bl", label: inFour("Noir PVD", "Black PVD", "Negro PVD", "ブラックPVD") },
  {
    color: "sirg",
    label: inFour(
      "Acier et or rose PVD",
      "Steel and rose gold PVD",
      "Acero y oro rosa PVD",
      "スティール×ローズゴールドPVD",
    ),
  },
  {
    color: "sigl",
    label: inFour(
      "Acier et or jaune PVD",
      "Steel and yellow gold PVD",
      "Acero y oro amarillo PVD",
      "スティール×イエローゴールドPVD",
    ),
  },
  {
    color: "sibl",
    label: inFour("Acier et noir PVD", "Steel and black PVD", "Acero y negro PVD", "スティール×ブラックPVD"),
  },
];
