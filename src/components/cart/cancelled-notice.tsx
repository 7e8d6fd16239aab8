"use client";
import { useBrowserValue } from "@/src/client/state/live";
import { Notice } from "@/src/components/primitives/notice";
import { useCartContext } from "./cart-context";

const hasLeftPayment = () => new URLSearchParams(window.location.search).get("payment") === "left";

/** For a shopper who returns from the payment without having paid: the cart is kept. */
export function CancelledNotice() {
  const { t } = useCartContext();
  const hasLeft = useBrowserValue(hasLeftPayment, false);
  return hasLeft && <Notice role="status">{t("cancelled")}</Notice>;
}
