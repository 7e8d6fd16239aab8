import { useCallback, useState } from "react";
import { fetchOrder } from "@/src/browser/order-page";
import type { OrderPageResponse } from "@/src/contracts/order-page";

/** The order, or why there is none to show. */
export type Heard = OrderPageResponse | "unknown" | "unreachable";

/** An order, as it was when its page was made; asks the shop again when told to. */
export function useOrder(
  token: string,
  order: OrderPageResponse,
): { readonly heard: Heard; readonly ask: () => Promise<void> } {
  const [heard, setHeard] = useState<Heard>(order);
  const ask = useCallback(async () => {
    const answer = await fetchOrder(token);
    if (answer.ok) {
      setHeard(answer.value);
      return;
    }
    const { error } = answer;
    setHeard(error.code === "refused" && error.status < 500 ? "unknown" : "unreachable");
  }, [token]);
  return { heard, ask };
}
