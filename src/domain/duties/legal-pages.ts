/** Addresses of the pages without which nobody may sell: terms, seller, privacy, withdrawal. */
export const legalPages = [
  "conditions-generales",
  "mentions-legales",
  "donnees-personnelles",
  "politique-de-retour",
] as const;
