import { orderStatusResponse, type OrderStatusResponse } from "@/src/domain/contracts/order";
import type { Result } from "@/src/domain/result";
import { callApi, type ApiFailure } from "./call-api";

/**
 * State of an order.
 * @param token the order's secret, from the page's address
 */
export function fetchOrderStatus(token: string): Promise<Result<OrderStatusResponse, ApiFailure>> {
  return callApi({
    path: `/api/order-status?order=${encodeURIComponent(token)}`,
    answer: orderStatusResponse,
  });
}
