import type { ReactNode } from "react";
import { Notice } from "../primitives/notice";
import type { PreorderTexts } from "./preorder-words";
import type { OfferState } from "./use-offer";

interface Props {
  state: Extract<OfferState, string>;
  t: PreorderTexts;
  /** What stands here for who may not see the offer. */
  children?: ReactNode;
}

/** While an offer is on its way, or why it does not come. */
export function OfferWaiting({ state, t, children }: Props) {
  if (state === "loading") return <p role="status">{t("pay.loading")}</p>;
  if (state === "absent" && children) return children;
  return <Notice tone="error">{t("pay.failed")}</Notice>;
}
