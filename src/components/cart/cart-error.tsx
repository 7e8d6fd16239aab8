"use client";
import { Notice } from "@/src/components/primitives/notice";
import { useCartContext } from "./cart-context";

/** Endpoints that change lines; the others show their errors beside their own form. */
const linePaths = /^\/api\/(cart|configurator|gift|surprise)(\/|$)/;

/** Why an article that was sent here without our script is not in the cart. */
export function CartError() {
  const { first, t } = useCartContext();
  const outcome = first?.outcome;
  if (!outcome || outcome.isDone || !linePaths.test(outcome.path)) return null;
  return (
    <Notice tone="error" role="alert">
      {t.optional(`errors.${outcome.error}`) ?? t("errors.failed")}
    </Notice>
  );
}
