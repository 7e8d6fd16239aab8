import * as v from "valibot";
import { quantityLimits } from "@/src/domain/cart/cart";

/** Maximum pieces of one request. Source: specification 5.4. */
export const quantity = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(quantityLimits.min),
  v.maxValue(quantityLimits.max),
);
