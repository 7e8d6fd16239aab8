import type { SeedBlock, SeedIllustration } from "./content/seed-page";
import { idOf, type OptionIds } from "./seed-options";
import { withRowIds, type SeedRow } from "./upsert";

const toIllustration = ({ watch, view, stage }: SeedIllustration, watchIds: OptionIds): SeedRow => ({
  view: view ?? "front",
  stage: stage ?? "givre",
  watch: watch === undefined ? null : idOf(watchIds, watch),
});

/** A seeded block as the database holds it. @throws Error when it names a watch the seed does not have */
export function blockRow(block: SeedBlock, id: string, watchIds: OptionIds): SeedRow {
  switch (block.blockType) {
    case "figures": {
      const { illustration, figures, ...texts } = block;
      return {
        ...texts,
        id,
        figures: withRowIds(figures, id),
        illustration: toIllustration(illustration ?? {}, watchIds),
      };
    }
    case "lines": {
      const lines = block.lines.map((line) => ({ ...line, watch: idOf(watchIds, line.watch) }));
      return { ...block, id, lines: withRowIds(lines, id) };
    }
    case "rail":
      return { ...block, id, watches: block.watches.map((code) => idOf(watchIds, code)) };
    case "hero":
    case "picture-text":
      return { ...block, id, illustration: toIllustration(block.illustration, watchIds) };
    default:
      return { ...block, id };
  }
}
