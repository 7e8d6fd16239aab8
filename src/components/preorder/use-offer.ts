import { useEffect, useState } from "react";
import { fetchOffer } from "@/src/client/browser/preorder";
import type { PreorderResponse } from "@/src/domain/contracts/preorder-offer";
import type { Locale } from "@/src/domain/locale/locale";

/** `absent`: there is none of that name, or it requires an invitation. */
export type OfferState = "loading" | "absent" | "failed" | PreorderResponse;

/**
 * The current state of a run.
 * @param first its state in the page's HTML, where that was rendered for the requesting browser
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
