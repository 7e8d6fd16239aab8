/** Colors a dial is looked for by, light to dark; the shop's addresses carry them (/montres?couleur=bleu). */
export const dialColors = [
  "argent",
  "creme",
  "jaune",
  "orange",
  "gris",
  "brun",
  "rose",
  "rouge",
  "violet",
  "vert",
  "bleu",
  "noir",
] as const;
export type DialColor = (typeof dialColors)[number];
