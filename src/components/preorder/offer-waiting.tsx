import { Notice } from "@/src/components/primitives/notice";
import type { PreorderTexts } from "./preorder-words";
import type { OfferState } from "./use-offer";

interface Props {
  state: Extract<OfferState, string>;
  t: PreorderTexts;
}

/** Shown while an offer is loading, or with the reason why it failed. */
export function OfferWaiting({ state, t }: Props) {
  if (state === "loading") return <p role="status">{t("pay.loading")}</p>;
  return <Notice tone="error">{t("pay.failed")}</Notice>;
}
