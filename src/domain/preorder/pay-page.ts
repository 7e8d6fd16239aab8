/** Names in an address of what was chosen. */
export const pieceFields = { strap: "bracelet", box: "ecrin" } as const;

/** Page on which an offer is paid, by the offer's key and without a language. */
const pages: Readonly<Record<string, string>> = {
  "distinction-horizon": "/montres/precommande/distinction-horizon/3",
};

/** Page on which a piece is chosen; null for an offer without pages of its own. @param key of the offer */
export const firstStep = (key: string): string | null => pages[key]?.replace(/3$/, "1") ?? null;

/**
 * Where somebody goes on who has written whose a piece is: the page on which it is paid, with what was chosen.
 * @param query "offer=distinction-horizon&bracelet=STR-LE-BL&ecrin=WITHOUT"
 * @returns null for an offer that is not paid on a page of its own
 */
export function payPage(query: URLSearchParams): string | null {
  const page = pages[query.get("offer") ?? ""];
  if (page === undefined) return null;
  const chosen = new URLSearchParams(
    Object.values(pieceFields).flatMap((name) => {
      const key = query.get(name);
      return key === null ? [] : [[name, key]];
    }),
  );
  return chosen.size === 0 ? page : `${page}?${chosen}`;
}
