/**
 * What stands in a text where its writer has left something for the owner, in each language of the shop, such as
 * "[à compléter : téléphone]". A regular expression that PostgreSQL and JavaScript read alike, small and capital letters alike.
 */
export const unfinishedMark =
  "\\[ *(?:à compléter|a compléter|to be completed|to complete|to fill in|por completar|a completar|por rellenar|要記入|要入力|未記入|記入してください)";
