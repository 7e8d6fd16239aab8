import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { isOffered } from "@/src/domain/watch/is-offered";

/** Sizes that a surprise can be wished in: those of the cases that can be built today. */
export function offeredSizes({ caseDiameter, caseType }: Catalogue): readonly Option[] {
  const built = new Set(caseType.filter(isOffered).flatMap(({ diameters }) => diameters));
  return caseDiameter.filter((size) => isOffered(size) && built.has(size.key));
}
