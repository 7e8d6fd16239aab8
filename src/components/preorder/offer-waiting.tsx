import { Notice } from "@/src/components/primitives/notice";
import type { PreorderTexts } from "./preorder-words";
import type { OfferState } from "./use-offer";

interface Props {
  state: Extract<OfferState, string>;
  t: PreorderTexts;
}

/** While an offer is on its way, or why it does not come. */
export function OfferWaiting({ state, t }: Props) {
  if (state === "loading") return <p role="status">{t("pay.loading")}</p>;
  return <Notice tone="error">{t("pay.failed")}</Notice>;
}
