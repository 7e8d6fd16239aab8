/** Addresses of the pages the law requires of a seller: terms, seller, privacy and cookies, withdrawal. */
export const legalPages = [
  "conditions-generales",
  "mentions-legales",
  "politique-des-cookies",
  "politique-de-retour",
] as const;

/** Address of the page that says how accessible the shop is. Source: directive (EU) 2019/882, annex V. */
export const accessibilityPage = "accessibilite";
