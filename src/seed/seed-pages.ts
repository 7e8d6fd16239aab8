import { blockRow, type BlockReferences } from "./block-row";
import { pages } from "./content/pages";
import { forEachAtOnce, upsertRow } from "./upsert";
import type { Seeding } from "./delivered";

/** Writes every page, published. */
export async function seedPages(seeding: Seeding, references: BlockReferences): Promise<void> {
  await forEachAtOnce(pages, async ({ slug, title, description, navbar, blocks }) => {
    const row = {
      slug,
      title,
      description,
      navbar: navbar ?? "solid",
      blocks: blocks.map((block, index) => blockRow(block, `${slug}-${index}`, references)),
    };
    await upsertRow(seeding, "pages", { slug: { equals: slug } }, row);
  });
}
