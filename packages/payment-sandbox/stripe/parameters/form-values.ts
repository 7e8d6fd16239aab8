import * as v from "valibot";
import { parameterCode } from "./parameter-codes";

// Form bodies carry only text, so numbers and booleans are read from it here.

export const text = (longest = 5000) =>
  v.pipe(
    v.string(parameterCode.notText),
    v.nonEmpty(parameterCode.empty),
    v.maxLength(longest, parameterCode.tooLong),
  );

export const integer = (smallest = 0, largest = Number.MAX_SAFE_INTEGER) =>
  v.pipe(
    v.string(parameterCode.notInteger),
    v.regex(/^-?\d{1,15}$/, parameterCode.notInteger),
    v.transform(Number),
    v.minValue(smallest, parameterCode.tooSmall),
    v.maxValue(largest, parameterCode.tooLarge),
  );

export const flag = () =>
  v.pipe(
    v.picklist(["true", "false"], parameterCode.notFlag),
    v.transform((word) => word === "true"),
  );

export const choice = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, parameterCode.notChoice);

export const list = <T extends v.GenericSchema>(item: T, most = 100) =>
  v.pipe(v.array(item, parameterCode.notList), v.maxLength(most, parameterCode.tooMany));

/** Keys the table does not name are refused, as the provider refuses them. */
export const fields = <T extends v.ObjectEntries>(entries: T) => v.strictObject(entries);

export const optional = <T extends v.GenericSchema>(schema: T) => v.optional(schema);

export const email = (longest = 800) =>
  v.pipe(text(longest), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@.]+$/, parameterCode.notEmail));

export const webAddress = () =>
  v.pipe(
    text(),
    // {CHECKOUT_SESSION_ID} is no legal URL character set everywhere; it is filled in before parsing.
    v.check(
      (value) => URL.canParse(value.replaceAll("{CHECKOUT_SESSION_ID}", "id")) && /^https?:\/\//.test(value),
      parameterCode.notUrl,
    ),
  );

/** At most 50 pairs, names of 40 and values of 500 characters. Source: API reference, metadata. */
export const metadata = () =>
  v.pipe(
    v.record(
      v.pipe(
        v.string(),
        v.maxLength(40, parameterCode.metadataName),
        v.regex(/^[^[\]]+$/, parameterCode.metadataName),
      ),
      v.pipe(v.string(parameterCode.notText), v.maxLength(500, parameterCode.metadataValue)),
    ),
    v.maxEntries(50, parameterCode.metadataCount),
  );

/** Ids that the answer carries the whole objects for. */
export const expand = <const T extends readonly string[]>(paths: T) => optional(list(choice(paths)));

export const page = { limit: optional(integer(1, 100)), starting_after: optional(text()) };

export const timeRange = () => optional(fields({ gte: integer(), lte: integer() }));
