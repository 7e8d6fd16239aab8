import type { Catalogue, Layer } from "./catalogue";
import type { LayerSlot } from "./layers";
import { selectionFields } from "./selection";

/** Properties of an option, and of what belongs to no option, that hold a layer. */
export const layerNames = [
  "shadow",
  "glare",
  "movement",
  "layer",
  "magnified",
  "printing",
  "endLink",
  "backOpen",
  "backClosed",
] as const;
type HoldsLayers = Partial<Record<(typeof layerNames)[number], Layer>> & { readonly key?: string };

const layersOf = (part: string, holder: HoldsLayers): readonly (LayerSlot & { layer: Layer })[] =>
  layerNames.flatMap((name) => {
    const layer = holder[name];
    return layer ? [{ part: `${part} ${holder.key ?? name}`, layer }] : [];
  });

/** Every layer of a catalogue once, what all watches share first. */
export function catalogueLayers(catalogue: Catalogue): readonly (LayerSlot & { layer: Layer })[] {
  const all = [
    ...layersOf("common", catalogue.common),
    ...selectionFields.flatMap((field) => {
      const options: readonly HoldsLayers[] = catalogue[field];
      return options.flatMap((option) => layersOf(field, option));
    }),
  ];
  return [...new Map(all.map((slot) => [slot.layer.hash, slot])).values()];
}
