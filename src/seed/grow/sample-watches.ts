import { bespokeId } from "@/src/domain/watch/bespoke-id";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { partLabels } from "@/src/domain/watch/describe-watch";
import { backLayers, frontLayers } from "@/src/domain/watch/layers";
import { repairSelection } from "@/src/domain/watch/repair-selection";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { Selection } from "@/src/domain/watch/selection";
import type { BespokeWatch } from "@/src/store/bespoke/bespoke-rows";

/** Every dial with every pair of hands on every ready-made watch, then the same with other extras. */
function* selections(catalogue: Catalogue, bases: readonly Selection[]): Generator<Selection> {
  for (const { key: warranty } of catalogue.warranty)
    for (const { key: packaging } of catalogue.packaging)
      for (const { key: priority } of catalogue.priority)
        for (const { key: dial } of catalogue.dial)
          for (const { key: hands } of catalogue.hands)
            for (const base of bases)
              yield repairSelection({ ...base, dial, hands, packaging, warranty, priority }, catalogue);
}

/**
 * Watches that can be made, each once: the same catalogue gives the same ones in the same order.
 * @param skip how many of them are kept already
 * @param count fewer come where the catalogue has no more
 */
export function* sampleWatches(
  catalogue: Catalogue,
  readyMade: readonly ReadyMadeWatch[],
  { skip, count }: { readonly skip: number; readonly count: number },
): Generator<BespokeWatch> {
  const known = new Set<string>();
  const bases = readyMade.map(({ configuratorParts }) => configuratorParts);
  for (const selection of selections(catalogue, bases)) {
    if (known.size === skip + count) return;
    if (checkSelection(selection, catalogue).length > 0) continue;
    const id = bespokeId(selection, catalogue.version);
    if (known.has(id)) continue;
    known.add(id);
    if (known.size <= skip) continue;
    yield {
      id,
      catalogueVersion: catalogue.version,
      price: priceWatch(selection, catalogue).total,
      selection,
      layers: { front: frontLayers(selection, catalogue), back: backLayers(selection, catalogue) },
      labels: partLabels(selection, catalogue),
    };
  }
}
