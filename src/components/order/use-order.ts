import { useCallback, useState } from "react";
import { fetchOrder } from "@/src/client/browser/order-page";
import type { OrderPageResponse } from "@/src/domain/contracts/order-page";

/** The order, or the error. */
export type OrderAnswer = OrderPageResponse | "unknown" | "unreachable";

/** An order, from the page's data, and a function that fetches it again. */
export function useOrder(
  token: string,
  order: OrderPageResponse,
): { readonly shown: OrderAnswer; readonly ask: () => Promise<void> } {
  const [shown, setShown] = useState<OrderAnswer>(order);
  const ask = useCallback(async () => {
    const answer = await fetchOrder(token);
    if (answer.ok) {
      setShown(answer.value);
      return;
    }
    const { error } = answer;
    setShown(error.code === "refused" && error.status < 500 ? "unknown" : "unreachable");
  }, [token]);
  return { shown, ask };
}
