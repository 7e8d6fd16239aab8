"use client";
import { useAtomValue, useSetAtom } from "jotai";
import type { CartItem } from "../../contracts/cart";
import { quantityLimits } from "../../domain/cart/cart";
import { addPiecesAtom, cartLoadingAtom, takePieceAtom } from "../../state/cart";
import { Icon } from "../primitives/icon";
import { useCartSurroundings } from "./cart-context";
import styles from "./quantity-stepper.module.css";

/** One more, one less but never none. Source: specification §4, cart. */
export function QuantityStepper({ item }: { item: CartItem }) {
  const { locale, t } = useCartSurroundings();
  const isLoading = useAtomValue(cartLoadingAtom);
  const addPieces = useSetAtom(addPiecesAtom);
  const takePiece = useSetAtom(takePieceAtom);
  const sku = item.product;
  const isLeast = item.quantity <= quantityLimits.min;
  const isMost = item.quantity >= quantityLimits.max;
  // aria-disabled instead of disabled: the focus stays where the shopper is pressing.
  return (
    <div className={styles.stepper} role="group" aria-label={t("line.quantity", { name: item.title })}>
      <button
        type="button"
        aria-label={t("line.less")}
        aria-disabled={isLeast || isLoading}
        onClick={() => !isLeast && takePiece({ sku, locale })}
      >
        <Icon name="minus" />
      </button>
      <output>{item.quantity}</output>
      <button
        type="button"
        aria-label={t("line.more")}
        aria-disabled={isMost || isLoading}
        onClick={() => !isMost && addPieces({ sku, quantity: 1, locale })}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
