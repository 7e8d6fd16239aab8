import * as v from "valibot";
import { rowId } from "./row-id";
import { currencies, defaultCurrency, type Currency } from "@/src/domain/money/currency";
import { minor } from "@/src/domain/money/minor";
import { isPriceCatalogue, type PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import { isOwnPrice } from "@/src/domain/prices/own-price-limits";
import type { PriceChange } from "@/src/domain/prices/price-batch";

const price = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.transform(minor)));

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

/** Another one than the euro changes a market's own prices. */
const currency = v.optional(v.picklist(currencies), defaultCurrency);

interface Prices {
  readonly currency: Currency;
  readonly changes: readonly PriceChange[];
}

/** Every product and option has a price in euros; in a market's currency it may have none of its own. */
const fitsCurrency = ({ currency: code, changes: given }: Prices): boolean =>
  given.every(({ before, after }) =>
    [before, after].every((amount) =>
      amount === null ? code !== defaultCurrency : isOwnPrice(amount, code),
    ),
  );
const misfit = "is no price in this currency";

/** Preview of a change of prices. */
export const pricesPreview = v.pipe(
  v.object({ catalogue, currency, changes }),
  v.check((asked) => fitsCurrency(asked), misfit),
);

/** Applies a change of prices, at once or at a scheduled hour. */
export const pricesDecision = v.pipe(
  v.object({
    catalogue,
    currency,
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
  }),
  v.check((asked) => fitsCurrency(asked), misfit),
);

export const pricesCancel = v.object({ batch: rowId });
