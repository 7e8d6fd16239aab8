/** Colours a dial is looked for by, light to dark; the shop's addresses carry them (/montres?couleur=bleu). */
export const dialColours = [
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
export type DialColour = (typeof dialColours)[number];
