import type { FrontQuery, QueryError } from "@/src/domain/contracts/image-query";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { strapKey } from "@/src/domain/watch/image-query";
import { frontLayers, type LayerSlot } from "@/src/domain/watch/layers";
import { keysOfQuery } from "@/src/domain/watch/picture-parameters";
import { defaultSelection, rowOf, type Selection } from "@/src/domain/watch/selection";
import { fail, ok, type Result } from "@/src/domain/result";

/** Completes the query to a whole selection, so that the shop's rules can validate it. */
function completeSelection(query: FrontQuery, catalogue: Catalogue): Result<Selection, QueryError> {
  const strap = catalogue.strapColor.find((candidate) => strapKey(candidate) === query.straps);
  if (!strap) return fail({ field: "straps" });
  const caseColor = catalogue.caseColor.find(({ key }) => key === query.case);
  const caseType = catalogue.caseType.find(({ key }) => key === caseColor?.caseType);
  if (!caseColor || !caseType) return fail({ field: "case" });
  const family = catalogue.strapStyle.find(({ key }) => key === strap.family);
  const complication = catalogue.complication.find(
    ({ hasGmtHand }) => hasGmtHand === (query.gmt_hand !== null),
  );
  return ok({
    ...defaultSelection,
    ...keysOfQuery("front", query),
    complication: complication?.key ?? defaultSelection.complication,
    caseType: caseType.key,
    caseDiameter: caseType.diameters[0] ?? defaultSelection.caseDiameter,
    caseColor: caseColor.key,
    strapStyle: strap.family,
    strapColor: strap.key,
    buckle: family?.buckles[0] ?? defaultSelection.buckle,
  });
}

/**
 * The watch for a front query, or the parameter that matches no part of the catalogue or conflicts with the other parts.
 * Parts no longer sold keep their picture: orders and old links show them.
 */
export function readFrontSelection(query: FrontQuery, catalogue: Catalogue): Result<Selection, QueryError> {
  const completed = completeSelection(query, catalogue);
  if (!completed.ok) return completed;
  const parameters = checkSelection(completed.value, catalogue)
    .filter(({ reason }) => reason !== "disabled" && reason !== "sold-out")
    .flatMap(({ field }) => {
      const picture = rowOf(field).picture;
      return picture?.front ? picture.name : [];
    });
  return parameters[0] ? fail({ field: parameters[0] }) : completed;
}

/** The layers of the front for a query. */
export function readFrontQuery(
  query: FrontQuery,
  catalogue: Catalogue,
): Result<readonly LayerSlot[], QueryError> {
  const selection = readFrontSelection(query, catalogue);
  return selection.ok ? ok(frontLayers(selection.value, catalogue)) : selection;
}
