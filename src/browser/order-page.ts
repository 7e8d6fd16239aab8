import { orderPageResponse, withdrawalResponse, type OrderPageResponse } from "@/src/contracts/order-page";
import type { Result } from "@/src/domain/result";
import { callApi, type ApiFailure } from "./call-api";

/** An order as its buyer follows it. @param token the order's secret, as it stands in the page's address */
export function fetchOrder(token: string): Promise<Result<OrderPageResponse, ApiFailure>> {
  return callApi({ path: `/api/order?order=${encodeURIComponent(token)}`, answer: orderPageResponse });
}

/** Withdraws from the contract; a second time changes nothing. @param token the order's secret */
export function sendWithdrawal(token: string): Promise<Result<{ at: string }, ApiFailure>> {
  return callApi({ path: "/api/withdrawal", body: { order: token }, answer: withdrawalResponse });
}
