import * as v from "valibot";

/** Entries of a page of a list, where the client does not say how many. */
export const usualLimit = 50;

const cursor = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,100}$/),
  v.description("`next` of the page before; leave it out for the first page"),
);

/** Query of a list that is read page by page. */
export const listQuery = {
  cursor: v.optional(cursor),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100), v.description("entries of a page")),
    usualLimit,
  ),
};

/** A page of a list. */
export const listOf = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.object({
    data: v.array(entry),
    next: v.pipe(v.nullable(v.string()), v.description("cursor of the next page; null on the last one")),
  });

/** A moment, as 2026-11-30T12:00:00.000Z. */
export const moment = v.pipe(v.string(), v.isoTimestamp());
