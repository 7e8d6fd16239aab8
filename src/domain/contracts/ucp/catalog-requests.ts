import * as v from "valibot";
import { buyerContext, shortText } from "./buyer-context";

/** Most identifiers of one lookup. */
export const MAX_IDS = 50;
/** Most products of one page; more are not an error, but this many are answered. */
const MAX_LIMIT = 50;
const DEFAULT_LIMIT = 10;
/** Most options, values of a filter, and preferences. */
const MAX_LIST = 60;
const MAX_QUERY = 1_000;

const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

const filters = v.optional(
  v.object({
    categories: v.optional(v.pipe(v.array(shortText), v.maxLength(MAX_LIST))),
    price: v.optional(v.object({ min: v.optional(amount), max: v.optional(amount) })),
    /** Only what can be bought today; not of the protocol. */
    available: v.optional(v.boolean()),
  }),
);
export type Filters = NonNullable<v.InferOutput<typeof filters>>;

/** Place of the next product. */
export const cursorOf = (place: number): string => `from-${place}`;

const cursor = v.pipe(
  v.string(),
  v.regex(/^from-\d{1,6}$/, "The cursor is not one of this shop."),
  v.transform((text) => Number(text.replace("from-", ""))),
);

const pagination = v.optional(
  v.object({
    cursor: v.optional(cursor),
    limit: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1),
        v.transform((limit) => Math.min(limit, MAX_LIMIT)),
      ),
      DEFAULT_LIMIT,
    ),
  }),
  {},
);

/** Source: schemas/shopping/catalog_search.json of the protocol. */
export const searchRequest = v.pipe(
  v.object({
    query: v.optional(v.pipe(v.string(), v.maxLength(MAX_QUERY))),
    context: buyerContext,
    filters,
    pagination,
  }),
  v.check(
    ({ query = "", filters: asked = {} }) => query.trim() !== "" || Object.keys(asked).length > 0,
    "A search needs a query or filters.",
  ),
);
export type SearchRequest = v.InferOutput<typeof searchRequest>;

/** Source: schemas/shopping/catalog_lookup.json of the protocol. */
export const lookupRequest = v.object({
  ids: v.pipe(v.array(shortText), v.minLength(1), v.maxLength(MAX_IDS)),
  context: buyerContext,
  filters,
});
export type LookupRequest = v.InferOutput<typeof lookupRequest>;

const selectedOption = v.object({ name: shortText, id: v.optional(shortText), label: shortText });

/** Addresses of composed watches are longer than other identifiers. */
const MAX_ID = 2_000;

/** Source: schemas/shopping/catalog_lookup.json of the protocol. */
export const productRequest = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID)),
  selected: v.optional(v.pipe(v.array(selectedOption), v.maxLength(MAX_LIST))),
  preferences: v.optional(v.pipe(v.array(shortText), v.maxLength(MAX_LIST)), []),
  context: buyerContext,
  filters,
});
export type ProductRequest = v.InferOutput<typeof productRequest>;
