/** Names of the choices in an address. */
export const pieceFields = { strap: "bracelet", box: "ecrin" } as const;

/** Page that presents a public offer, without a language; an offer for invited guests has none. @param key of the offer */
export const offerPage = (key: string): string => `/montres/precommande/${key}`;

/** Page on which a piece is chosen. @param page that presents the offer */
export const firstStep = (page: string): string => `${page}/1`;

/**
 * Address of the payment page with the choices, after the owner's details were entered.
 * @param key of a public offer
 * @param query "bracelet=STR-LE-BL&ecrin=WITHOUT"
 */
export function payPage(key: string, query: URLSearchParams): string {
  const page = `${offerPage(key)}/3`;
  const chosen = new URLSearchParams(
    Object.values(pieceFields).flatMap((name) => {
      const key = query.get(name);
      return key === null ? [] : [[name, key]];
    }),
  );
  return chosen.size === 0 ? page : `${page}?${chosen}`;
}
