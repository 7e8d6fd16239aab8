import * as v from "valibot";
import { currencies } from "@/src/domain/money/currency";

/** An amount of the API. Source: ISO 4217. */
export const apiMoney = v.object({
  amount: v.pipe(
    v.number(),
    v.safeInteger(),
    v.description("in the currency's smallest unit: cents, or whole yen"),
  ),
  currency: v.picklist(currencies),
});
export type ApiMoney = v.InferOutput<typeof apiMoney>;
