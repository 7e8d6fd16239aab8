/**
 * Placeholder in a text that the owner has to fill in, in each language of the shop, such as "[à compléter :
 * téléphone]". A regular expression with the same meaning in PostgreSQL and JavaScript, case-insensitive.
 */
export const unfinishedMark =
  "\\[ *(?:à compléter|a compléter|to be completed|to complete|to fill in|por completar|a completar|por rellenar|要記入|要入力|未記入|記入してください)";
