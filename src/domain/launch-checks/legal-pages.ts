/** Addresses of the pages without which nobody may sell: terms, seller, privacy and cookies, withdrawal. */
export const legalPages = [
  "conditions-generales",
  "mentions-legales",
  "politique-des-cookies",
  "politique-de-retour",
] as const;
