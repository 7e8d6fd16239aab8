import type { BackQuery, QueryError } from "@/src/domain/contracts/image-query";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { backPrefix, strapKey } from "@/src/domain/watch/image-query";
import { findOption } from "@/src/domain/watch/find-option";
import { backLayers, type LayerSlot } from "@/src/domain/watch/layers";
import { keysOfQuery, pictureParameters } from "@/src/domain/watch/picture-parameters";
import { defaultSelection } from "@/src/domain/watch/selection";
import { fail, ok, type Result } from "@/src/domain/result";

/** CB-si-open: prefix for the case's shape, color, and whether the back is open. Source: specification §7. */
const backPattern = /^(?<prefix>CB2?)-(?<color>.+)-(?<back>open|closed)$/;

/** The layers of the back for a query, or the parameter that matches no part of the catalogue. */
export function readBackQuery(
  query: BackQuery,
  catalogue: Catalogue,
): Result<readonly LayerSlot[], QueryError> {
  const strap = catalogue.strapColor.find((candidate) => strapKey(candidate) === query.straps);
  if (!strap) return fail({ field: "straps" });
  const { prefix, color, back } = backPattern.exec(query.case)?.groups ?? {};
  // Smooth and fluted cases share their back, so the first of that color stands for both.
  const caseColor = catalogue.caseColor.find(
    (candidate) => candidate.color === color && backPrefix(candidate.caseType) === prefix,
  );
  if (!caseColor) return fail({ field: "case" });
  const family = catalogue.strapStyle.find(({ key }) => key === strap.family);
  const selection = {
    ...defaultSelection,
    ...keysOfQuery("back", query),
    caseColor: caseColor.key,
    casebackType: back === "open" ? "OPEN" : "CLOSED",
    strapStyle: strap.family,
    strapColor: strap.key,
  };
  const unknown = pictureParameters.back.find(
    ({ presence, isFlag, field }) =>
      presence !== "required" && !isFlag && !findOption(catalogue, selection, field),
  );
  if (unknown) return fail({ field: unknown.name });
  if (query.strap_endlink && !family?.hasEndlink) return fail({ field: "strap_endlink" });
  return ok(backLayers(selection, catalogue));
}
