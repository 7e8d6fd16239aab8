/** Passwords of the demo accounts, which everybody can read: outside a shop that is tried out they open nothing. */
export const deliveredPasswords: ReadonlySet<string> = new Set([
  "atelier-admin-2026",
  "atelier-clerk-2026",
  "atelier-marketer-2026",
  "atelier-translator-2026",
]);
