import { useEffect, useState } from "react";
import { fetchOffer } from "@/src/browser/preorder";
import type { PreorderResponse } from "@/src/contracts/preorder-offer";
import type { Locale } from "@/src/domain/locale/locale";

/** `absent`: there is none of that name, or it takes an invitation. */
export type OfferState = "loading" | "absent" | "failed" | PreorderResponse;

/**
 * A run as it is at this moment.
 * @param first as it was when the page was made, where that was made for whoever asks
 */
export function useOffer(key: string, locale: Locale, first?: PreorderResponse): OfferState {
  const [state, setState] = useState<OfferState>(first ?? "loading");
  useEffect(() => {
    let isCurrent = true;
    void fetchOffer(key, locale).then((answer) => {
      if (!isCurrent) return;
      if (answer.ok) setState(answer.value);
      else setState(answer.error.code === "refused" && answer.error.status === 404 ? "absent" : "failed");
    });
    return () => {
      isCurrent = false;
    };
  }, [key, locale]);
  return state;
}
