import { usePromoResponse } from "@/src/contracts/promo-request";
import { callApi } from "./call-api";

/** Carries a code that holds today on; the shop keeps it in the browser, where scripts read it. */
export const carryPromoCode = (code: string) =>
  callApi({ path: "/api/promo/use", body: { code }, answer: usePromoResponse });
