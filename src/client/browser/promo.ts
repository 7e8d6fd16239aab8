import { usePromoResponse } from "@/src/domain/contracts/promo-request";
import { callApi } from "./call-api";

/** Stores a valid code in a cookie that scripts can read. */
export const carryPromoCode = (code: string) =>
  callApi({ path: "/api/promo/use", body: { code }, answer: usePromoResponse });
