import type { Catalogue, Option } from "./catalogue";

const onSale = <Part extends Option>(options: readonly Part[]): readonly Part[] =>
  options.filter(({ enabled }) => enabled);

/** Numbers of the parts on sale, by kind. */
export function countParts(catalogue: Catalogue) {
  const dials = onSale(catalogue.dial);
  return {
    cases: onSale(catalogue.caseType).length,
    finishes: new Set(onSale(catalogue.caseColor).map(({ color }) => color)).size,
    dials: dials.length,
    workshopDials: dials.filter(({ hasWarning }) => hasWarning).length,
    hands: onSale(catalogue.hands).length,
    strapFamilies: onSale(catalogue.strapStyle).length,
    straps: onSale(catalogue.strapColor).length,
    rotors: onSale(catalogue.rotor).length,
  };
}
