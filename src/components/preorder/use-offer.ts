import { useEffect, useState } from "react";
import { fetchOffer } from "../../browser/preorder";
import type { PreorderResponse } from "../../contracts/preorder-offer";
import type { Locale } from "../../domain/locale/locale";

/** `absent`: there is none of that name, or it takes an invitation. */
export type OfferState = "loading" | "absent" | "failed" | PreorderResponse;

/** A run as it is at this moment. The page is the same for everybody and does not know. */
export function useOffer(key: string, locale: Locale): OfferState {
  const [state, setState] = useState<OfferState>("loading");
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
