import { orderStatusResponse, type OrderStatusResponse } from "@/src/contracts/order";
import type { Result } from "@/src/domain/result";
import { callApi, type ApiFailure } from "./call-api";

/** Where an order stands. @param token the order's secret, as it stands in the page's address */
export function fetchOrderStatus(token: string): Promise<Result<OrderStatusResponse, ApiFailure>> {
  return callApi({
    path: `/api/order-status?order=${encodeURIComponent(token)}`,
    answer: orderStatusResponse,
  });
}
