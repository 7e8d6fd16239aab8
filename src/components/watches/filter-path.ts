import type { OfferFilter } from "../../domain/watch/offer";

/** Address of a filtered list, see the rewrites in next.config.ts. */
export function filterPath({ line, diameter }: OfferFilter): string {
  const query = new URLSearchParams();
  if (line !== null) query.set("ligne", line);
  if (diameter !== null) query.set("diametre", String(diameter));
  return query.size === 0 ? "/montres" : `/montres?${query}`;
}
