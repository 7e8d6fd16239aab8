import type { FullText } from "./catalogue/seed-option";
import type { SceneName } from "./content/scene-names";
import type { SeedBlock, SeedIllustration } from "./content/seed-page";
import { richTextFromMarkup } from "./rich-text-from-markup";
import { idOf, type OptionIds } from "./seed-options";
import { withRowIds, type SeedRow } from "./upsert";

/** What a seeded block refers to. */
export interface BlockReferences {
  readonly watchIds: OptionIds;
  /** Ids of the drawn scenes that are there; a page whose scene is not drawn yet shows a watch. */
  readonly sceneIds: ReadonlyMap<SceneName, number>;
}

/**
 * A picture of the seed: a scene that has been drawn, else the watch.
 * @throws Error when the scene is missing and no watch stands in: the page would have a hole
 */
export function toIllustration(
  { scene, watch, view, stage }: SeedIllustration,
  { watchIds, sceneIds }: BlockReferences,
): SeedRow {
  const picture = scene === undefined ? null : (sceneIds.get(scene) ?? null);
  if (scene !== undefined && picture === null && watch === undefined) {
    throw new Error(
      `A page shows the scene "${scene}", but media/scenes/${scene}.webp is missing and no watch stands in for it. ` +
        `Draw it: node media/artwork/draw-scenes.mjs --only '^${scene}$'`,
    );
  }
  return {
    view: view ?? "front",
    stage: stage ?? "givre",
    picture,
    watch: watch === undefined ? null : idOf(watchIds, watch),
  };
}

/** A text in the seed's markup, language by language. */
export const toRichText = (body: FullText): SeedRow =>
  Object.fromEntries(Object.entries(body).map(([locale, text]) => [locale, richTextFromMarkup(text)]));

/** A seeded block as the database holds it. @throws Error when it names a watch the seed does not have */
export function blockRow(block: SeedBlock, id: string, references: BlockReferences): SeedRow {
  const { watchIds } = references;
  switch (block.blockType) {
    case "hero":
      return {
        ...block,
        id,
        scene: block.scene ?? "jour",
        illustration: toIllustration(block.illustration, references),
      };
    case "picture-text":
      return {
        ...block,
        id,
        side: block.side ?? "left",
        illustration: toIllustration(block.illustration, references),
      };
    case "rich-text":
    case "legal-text":
      return { ...block, id, body: toRichText(block.body) };
    case "gallery": {
      const pictures = block.pictures.map(({ illustration, caption }) => ({
        ...(caption && { caption }),
        illustration: toIllustration(illustration, references),
      }));
      return { ...block, id, pictures: withRowIds(pictures, id) };
    }
    case "figures":
      return {
        ...block,
        id,
        figures: withRowIds(block.figures, id),
        illustration: toIllustration(block.illustration ?? {}, references),
      };
    case "lines": {
      const lines = block.lines.map((line) => ({ ...line, watch: idOf(watchIds, line.watch) }));
      return { ...block, id, lines: withRowIds(lines, id) };
    }
    case "rail":
      return { ...block, id, watches: block.watches.map((code) => idOf(watchIds, code)) };
    case "comparison": {
      const columns = block.columns.map((label) => ({ label }));
      const rows = block.rows.map(({ label, values }, index) => ({
        label,
        values: withRowIds(
          values.map((value) => ({ value })),
          `${id}-r${index}`,
        ),
      }));
      return { ...block, id, columns: withRowIds(columns, `${id}-c`), rows: withRowIds(rows, id) };
    }
    case "specifications":
      return { ...block, id, rows: withRowIds(block.rows, id) };
    case "steps":
      return { ...block, id, steps: withRowIds(block.steps, id) };
    case "drawing":
      return { ...block, id, notes: withRowIds(block.notes ?? [], id) };
    case "statements":
      return { ...block, id, statements: withRowIds(block.statements, id) };
    case "schedule":
      return { ...block, id, stages: withRowIds(block.stages, id) };
    case "drawers":
    case "text":
    case "quote":
    case "faq":
    case "call-to-action":
    case "form":
    case "newsletter":
    case "gift-cards":
      return { ...block, id };
  }
}
