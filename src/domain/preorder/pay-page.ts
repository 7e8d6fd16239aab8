/** Names of the choices in an address. */
export const pieceFields = { strap: "bracelet", box: "ecrin" } as const;

/** Page that presents an offer and begins its steps, by the offer's key and without a language. */
const pages: Readonly<Record<string, string>> = {
  "distinction-horizon": "/montres/precommande/distinction-horizon",
};

/** Page that presents an offer; null for one without pages of its own. @param key of the offer */
export const offerPage = (key: string): string | null => pages[key] ?? null;

/** Page on which a piece is chosen. @param page that presents the offer */
export const firstStep = (page: string): string => `${page}/1`;

/**
 * Address of the payment page with the choices, after the owner's details were entered.
 * @param query "offer=distinction-horizon&bracelet=STR-LE-BL&ecrin=WITHOUT"
 * @returns null for an offer that is not paid on a page of its own
 */
export function payPage(query: URLSearchParams): string | null {
  const presented = offerPage(query.get("offer") ?? "");
  if (presented === null) return null;
  const page = `${presented}/3`;
  const chosen = new URLSearchParams(
    Object.values(pieceFields).flatMap((name) => {
      const key = query.get(name);
      return key === null ? [] : [[name, key]];
    }),
  );
  return chosen.size === 0 ? page : `${page}?${chosen}`;
}
