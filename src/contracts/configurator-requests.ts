import * as v from "valibot";
import { sentText } from "./text";

const optionKey = v.pipe(sentText, v.minLength(1), v.maxLength(40));

/** A part that may be missing: null, and the 0 of the image query, mean none. */
const optionalKey = v.pipe(
  v.optional(v.nullable(v.union([optionKey, v.literal(0)])), null),
  v.transform((key) => (key === 0 || key === "0" || key === "NONE" ? null : key)),
);

/** Source: specification §7, POST configurator sku: option keys. */
export const selectionRequest = v.object({
  complication: optionKey,
  caseType: optionKey,
  caseDiameter: optionKey,
  casebackType: optionKey,
  dateMagnifier: optionKey,
  caseColor: optionKey,
  strapStyle: optionKey,
  strapColor: optionKey,
  strapEndlink: optionKey,
  dateColor: optionKey,
  dial: optionKey,
  hands: optionKey,
  packaging: optionKey,
  warranty: optionKey,
  bezelInsertColor: optionalKey,
  gmtHand: optionalKey,
  priority: optionKey,
  buckle: optionKey,
  secondStrap: optionKey,
  rotor: optionKey,
});

/** POST /api/configurator/add: what the form of the configurator shows; the rest is as its page opened. */
export const composedRequest = v.partial(selectionRequest);
