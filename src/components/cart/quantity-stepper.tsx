"use client";
import { useAtomValue, useSetAtom } from "jotai";
import type { CartItem } from "@/src/domain/contracts/cart";
import { quantityLimits } from "@/src/domain/cart/cart";
import { addPiecesAtom, cartLoadingAtom, takePieceAtom } from "@/src/client/state/cart";
import { ActionForm } from "@/src/components/primitives/action-form";
import { Icon } from "@/src/components/primitives/icon";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { useCartContext } from "./cart-context";
import styles from "./quantity-stepper.module.css";

/** One more, one less but never none. Source: specification §4, cart. */
export function QuantityStepper({ item }: { item: CartItem }) {
  const { locale, t } = useCartContext();
  const isLoading = useAtomValue(cartLoadingAtom);
  const addPieces = useSetAtom(addPiecesAtom);
  const takePiece = useSetAtom(takePieceAtom);
  const sku = item.product;
  const isLeast = item.quantity <= quantityLimits.min;
  const isMaximum = item.quantity >= quantityLimits.max;
  // A form sends the new quantity, not a difference: a repetition has the same effect.
  const formOf = (quantity: number) => ({
    action: `/api/cart/add?locale=${locale}`,
    values: { sku, quantity, overwrite: true },
  });
  // aria-disabled instead of disabled: the focus stays on the button.
  return (
    <div className={styles.stepper} role="group" aria-label={t("line.quantity", { name: item.title })}>
      <ActionForm
        {...formOf(Math.max(item.quantity - 1, quantityLimits.min))}
        onAct={() => !isLeast && void takePiece({ sku, locale })}
      >
        <button type="submit" aria-label={t("line.less")} aria-disabled={isLeast || isLoading}>
          <Icon name="minus" />
        </button>
      </ActionForm>
      <output>
        <LiveFigure>{item.quantity}</LiveFigure>
      </output>
      <ActionForm
        {...formOf(Math.min(item.quantity + 1, quantityLimits.max))}
        onAct={() => !isMaximum && void addPieces({ sku, quantity: 1, locale })}
      >
        <button type="submit" aria-label={t("line.more")} aria-disabled={isMaximum || isLoading}>
          <Icon name="plus" />
        </button>
      </ActionForm>
    </div>
  );
}
