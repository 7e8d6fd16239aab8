import type { ModelQuery } from "@/src/domain/contracts/model-query";
import type { QueryError } from "@/src/domain/contracts/image-query";
import type { BrandPrinting } from "@/src/domain/watch/dial-printing";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import { modelParts } from "@/src/domain/watch/model-parts";
import type { Selection } from "@/src/domain/watch/selection";
import { usualInk } from "@/src/domain/watch/printing-layouts";
import { isCurrentVersion } from "@/src/domain/watch/short-picture-url";
import { fail, ok, type Result } from "@/src/domain/result";
import type { ModelOrder, WatchModels } from "@/src/gateways/models/watch-models";
import { readFrontSelection } from "./read-front-query";

export interface ModelDeps {
  readonly catalogue: Catalogue;
  readonly models: WatchModels;
  /** What the brand prints. */
  readonly loadPrinting: () => Promise<BrandPrinting>;
}

/** A model whose name is known before it is built. */
export interface PlannedModel {
  readonly order: ModelOrder;
  readonly isCurrentVersion: boolean;
}

/** The whole watch: the selection of the picture, and the query's other parameters. */
function readSelection(query: ModelQuery, catalogue: Catalogue): Result<Selection, QueryError> {
  const front = readFrontSelection(query.front, catalogue);
  if (!front.ok) return front;
  const selection: Selection = {
    ...front.value,
    casebackType: query.back === "open" ? "OPEN" : "CLOSED",
    rotor: query.rotor ?? front.value.rotor,
    caseDiameter: query.diameter ?? front.value.caseDiameter,
    buckle: query.buckle ?? front.value.buckle,
  };
  if (!findOption(catalogue, selection, "rotor")) return fail({ field: "rotor" });
  const buckles = findOption(catalogue, selection, "strapStyle")?.buckles ?? [];
  if (!buckles.includes(selection.buckle)) return fail({ field: "buckle" });
  const diameters = findOption(catalogue, selection, "caseType")?.diameters ?? [];
  return diameters.includes(selection.caseDiameter) ? ok(selection) : fail({ field: "diameter" });
}

/**
 * The watch that a query describes, in three dimensions and at its real size.
 * @returns the erroneous parameter if the catalogue has no such part, or the parts cannot be combined; "not-drawn" if a
 * part has no solid shape, such as one added in the admin
 */
export async function composeModel(
  query: ModelQuery,
  { catalogue, models, loadPrinting }: ModelDeps,
): Promise<Result<PlannedModel, QueryError | "not-drawn">> {
  const selection = readSelection(query, catalogue);
  if (!selection.ok) return selection;
  const { only, form, detail } = query;
  const whole = modelParts(selection.value, catalogue).map(({ key }) => key);
  if (only?.some((key) => !whole.includes(key))) return fail({ field: "only" });
  // In the order of the watch, so that the same parts give the same file.
  const keys = only ? whole.filter((key) => only.includes(key)) : whole;
  const { printingLayout: layout, printingInk: ink = usualInk } =
    findOption(catalogue, selection.value, "dial") ?? {};
  const order = {
    keys,
    diameter: Number.parseInt(selection.value.caseDiameter, 10),
    form,
    detail,
    printing: await loadPrinting(),
    ...(layout && { dial: { layout, ink } }),
  };
  if ((await models.findUndrawn(keys)).length > 0) return fail("not-drawn");
  return ok({ order, isCurrentVersion: isCurrentVersion(query.front.v, catalogue.version) });
}
