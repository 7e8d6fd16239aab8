/** What may be shown of a secret: its last four signs. A short one shows nothing. */
export const shownSecret = (secret: string): string => (secret.length < 12 ? "…" : `…${secret.slice(-4)}`);
