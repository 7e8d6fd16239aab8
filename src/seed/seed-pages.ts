import type { Payload } from "payload";
import * as v from "valibot";
import { readRows } from "@/src/store/rows";
import { blockRow, type BlockReferences } from "./block-row";
import { pages } from "./content/pages";
import { sceneNames, type SceneName } from "./content/scene-names";
import type { OptionIds } from "./seed-options";
import { forEachAtOnce, upsertRow } from "./upsert";

const mediaRow = v.object({ id: v.number(), filename: v.string() });

/** Scenes that have been drawn and imported: `hero-home` is the picture hero-home.webp. */
export async function findScenes(payload: Payload): Promise<ReadonlyMap<SceneName, number>> {
  const rows = await readRows(payload, "media", mediaRow, {
    where: { filename: { in: sceneNames.map((name) => `${name}.webp`) } },
  });
  return new Map(
    rows.flatMap(({ id, filename }) => {
      const name = sceneNames.find((scene) => `${scene}.webp` === filename);
      return name ? [[name, id] as const] : [];
    }),
  );
}

/** Writes every page, published. */
export async function seedPages(payload: Payload, watchIds: OptionIds): Promise<void> {
  const references: BlockReferences = { watchIds, sceneIds: await findScenes(payload) };
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
