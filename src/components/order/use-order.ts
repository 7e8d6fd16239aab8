"use client";
import { useCallback, useEffect, useState } from "react";
import { fetchOrder } from "../../browser/order-page";
import type { OrderPageResponse } from "../../contracts/order-page";

/** The order, or why there is none to show. */
export type Heard = OrderPageResponse | "loading" | "unknown" | "unreachable";

/** Asks the shop for an order when the page opens, and again when told to. */
export function useOrder(token: string): { readonly heard: Heard; readonly ask: () => Promise<void> } {
  const [heard, setHeard] = useState<Heard>("loading");
  const ask = useCallback(async () => {
    const answer = await fetchOrder(token);
    if (answer.ok) {
      setHeard(answer.value);
      return;
    }
    const { error } = answer;
    setHeard(error.code === "refused" && error.status < 500 ? "unknown" : "unreachable");
  }, [token]);
  useEffect(() => {
    void ask();
  }, [ask]);
  return { heard, ask };
}
