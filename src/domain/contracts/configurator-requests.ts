import * as v from "valibot";
import {
  isOptional,
  selectionFields,
  type OptionalField,
  type SelectionField,
} from "@/src/domain/watch/selection";
import { requestText } from "./text";

const optionKey = v.pipe(requestText, v.minLength(1), v.maxLength(40));

/** A part that may be missing: null, and the 0 of the image query, mean none. */
const optionalKey = v.pipe(
  v.optional(v.nullable(v.union([optionKey, v.literal(0)])), null),
  v.transform((key) => (key === 0 || key === "0" || key === "NONE" ? null : key)),
);

type Keys = {
  readonly [Field in SelectionField]: Field extends OptionalField ? typeof optionalKey : typeof optionKey;
};

const keys = Object.fromEntries(
  selectionFields.map((field) => [field, isOptional(field) ? optionalKey : optionKey]),
) as Keys;

/** Source: specification §7, POST configurator sku: option keys. */
export const selectionRequest = v.object(keys);

/** POST /api/configurator/add: the shown options of the configurator; the rest is as its page opened. */
export const composedRequest = v.partial(selectionRequest);
