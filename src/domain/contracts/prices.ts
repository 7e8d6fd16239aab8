import * as v from "valibot";
import { rowId } from "./row-id";
import { minor } from "@/src/domain/money/minor";
import { isPriceCatalogue, type PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { highestPrice } from "@/src/domain/prices/propose-price";

const price = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestPrice), v.transform(minor));

const catalogue = v.custom<PriceCatalogue>(isPriceCatalogue, "is no list of prices");

const change = v.pipe(
  v.object({ id: rowId, before: price, after: price }),
  v.check(({ before, after }) => before !== after, "changes nothing"),
);

const changes = v.pipe(
  v.array(change),
  v.minLength(1),
  v.maxLength(500),
  v.check((given) => new Set(given.map(({ id }) => id)).size === given.length, "names a price twice"),
);

/** Preview of a change of prices. */
export const pricesPreview = v.object({ catalogue, changes });

/** Applies a change of prices, at once or at a scheduled hour. */
export const pricesDecision = v.object({
  catalogue,
  changes,
  dueAt: v.nullable(
    v.pipe(
      v.string(),
      v.isoTimestamp(),
      v.transform((text) => new Date(text)),
    ),
  ),
  isMeant: v.boolean(),
  undoes: v.nullable(rowId),
});

export const pricesCancel = v.object({ batch: rowId });
