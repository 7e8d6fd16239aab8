import { randomBytes, scryptSync } from "node:crypto";
import { preorderOffers } from "./content/preorder-offers";
import { idOf, type CatalogueIds, type OptionIds } from "./seed-options";
import { forEachAtOnce, upsertRow } from "./upsert";
import type { Seeding } from "./delivered";

/** As the admin's own hook writes it. */
function hashOf(word: string): string {
  const salt = randomBytes(16).toString("base64url");
  return `${salt}.${scryptSync(word, salt, 32).toString("base64url")}`;
}

/** Writes the numbered runs; a password that staff has changed stays. */
export async function seedPreorders(
  seeding: Seeding,
  catalogue: CatalogueIds,
  productIds: OptionIds,
): Promise<void> {
  await forEachAtOnce(preorderOffers, async ({ sku, straps, password, ...offer }) => {
    const where = { key: { equals: offer.key } };
    const known = await seeding.payload.db.findOne<{ id: number }>({
      collection: "preorder-offers",
      where,
    });
    await upsertRow(seeding, "preorder-offers", where, {
      ...offer,
      product: idOf(productIds, sku),
      straps: straps.map(({ family, key }) => idOf(catalogue.strapColor, `${family} ${key}`)),
      enabled: true,
      // Salted: it would differ at each run.
      ...(!known && { passwordHash: password === undefined ? null : hashOf(password) }),
    });
  });
}
