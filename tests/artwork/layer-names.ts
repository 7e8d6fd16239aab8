import { catalogueRows, layerNames } from "@/src/seed/catalogue/catalogue-rows";
import type { SeedOption } from "@/src/seed/catalogue/seed-option";

/** Every picture an option of the seed can bring to the stack. */
type Pictured = SeedOption & {
  readonly backOpen?: string;
  readonly backClosed?: string;
  readonly endLink?: string;
  readonly magnified?: string;
  readonly printing?: string | undefined;
};

const picturesOf = ({ layer, backOpen, backClosed, endLink, magnified, printing }: Pictured) =>
  [layer, backOpen, backClosed, endLink, magnified, printing].filter((name) => name !== undefined);

/** Names of the layers in the seeded catalogues, each once, sorted. */
export function wantedLayers(): readonly string[] {
  const rows: readonly Pictured[] = Object.values(catalogueRows).flat();
  return [...new Set([...rows.flatMap(picturesOf), ...Object.values(layerNames)])].toSorted();
}
