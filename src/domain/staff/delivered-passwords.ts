/** Published passwords of the demo accounts: they are accepted only in a trial shop. */
export const deliveredPasswords: ReadonlySet<string> = new Set([
  "atelier-admin-2026",
  "atelier-clerk-2026",
  "atelier-marketer-2026",
  "atelier-translator-2026",
]);
