import type { Payload } from "payload";
import { blockRow, type BlockReferences } from "./block-row";
import { pages } from "./content/pages";
import { forEachAtOnce, upsertRow } from "./upsert";

/** Writes every page, published. */
export async function seedPages(payload: Payload, references: BlockReferences): Promise<void> {
  await forEachAtOnce(pages, async ({ slug, title, description, navbar, blocks }) => {
    const row = {
      slug,
      title,
      description,
      navbar: navbar ?? "solid",
      blocks: blocks.map((block, index) => blockRow(block, `${slug}-${index}`, references)),
    };
    await upsertRow(payload, "pages", { slug: { equals: slug } }, row);
  });
}
