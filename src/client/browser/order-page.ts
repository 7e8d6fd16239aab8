import {
  orderPageResponse,
  withdrawalResponse,
  type OrderPageResponse,
} from "@/src/domain/contracts/order-page";
import type { Pieces } from "@/src/domain/order/carrier";
import type { Result } from "@/src/domain/result";
import { callApi, type ApiFailure } from "./call-api";

/**
 * An order as its buyer sees it.
 * @param token the order's secret, from the page's address
 */
export function fetchOrder(token: string): Promise<Result<OrderPageResponse, ApiFailure>> {
  return callApi({ path: `/api/order?order=${encodeURIComponent(token)}`, answer: orderPageResponse });
}

/**
 * Withdraws from the contract, or from some pieces of it. Repeating the whole withdrawal changes nothing.
 * @param token the order's secret
 * @param pieces null for the whole
 */
export function sendWithdrawal(
  token: string,
  pieces: readonly Pieces[] | null,
): Promise<Result<{ at: string }, ApiFailure>> {
  const body = pieces === null ? { order: token } : { order: token, pieces };
  return callApi({ path: "/api/withdrawal", body, answer: withdrawalResponse });
}
