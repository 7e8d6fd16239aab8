/** Colors a dial is looked for by, light to dark; the shop's addresses carry them (/montres?couleur=bleu). */
export const dialColors = [
  "argent",
  "creme",
  "gris",
  "brun",
  "rose",
  "rouge",
  "vert",
  "bleu",
  "noir",
] as const;
export type DialColor = (typeof dialColors)[number];
